// What the gateway imports of undici. The rest of it (fetch, WebSocket, mocks, caches) takes 100 ms of CPU time and 20 MB to load.
import request from 'undici/lib/api/api-request.js';
import buildConnector from 'undici/lib/core/connect.js';
import Agent from 'undici/lib/dispatcher/agent.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';

Dispatcher.prototype.request = request;
export { Agent, buildConnector };
