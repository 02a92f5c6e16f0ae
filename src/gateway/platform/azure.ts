import type { PlatformConfig } from '../../config/config.ts';
import type { Backend, PreparedRequest } from '../../core/backend.ts';

type AzurePlatform = Extract<PlatformConfig, { kind: 'azure' }>;

/**
 * Azure OpenAI and Claude in Foundry (learn.microsoft.com, "API version lifecycle" of Azure OpenAI). The base URL ends with
 * `/openai/v1`, `/openai` where there is a version, and `/anthropic`.
 */
export function adaptToAzure(vendor: Backend, { apiVersion, deployment }: AzurePlatform): Backend {
  const adapted: Backend = {
    ...vendor,
    authorize: ({ kind, secret }) => (kind === 'key' ? { 'api-key': secret } : { authorization: `Bearer ${secret}` }),
    forwardedResponseHeaders: [...vendor.forwardedResponseHeaders, 'apim-request-id'],
  };
  const { modelList } = vendor;
  if (apiVersion === null)
    return deployment === null ? adapted : { ...adapted, prepare: (request) => toDeployment(request, deployment) };
  const query = `api-version=${encodeURIComponent(apiVersion)}`;
  const isChat = vendor.codec.protocol === 'openai-chat';
  const { tokenCount: _, ...withoutCount } = adapted;
  return {
    ...withoutCount,
    // Of the older routes, only those of Chat are below the deployment.
    chatPath: (ask) =>
      isChat
        ? `/deployments/${encodeURIComponent(deployment ?? ask.model)}${vendor.chatPath(ask)}`
        : vendor.chatPath(ask),
    passthroughPaths: {},
    ...(modelList && { modelList: { ...modelList, path: `${modelList.path}?${query}` } }),
    prepare(request) {
      const named = deployment === null ? request : toDeployment(request, deployment);
      return { ...named, url: `${named.url}${named.url.includes('?') ? '&' : '?'}${query}` };
    },
  };
}

const toDeployment = (request: PreparedRequest, model: string): PreparedRequest => ({
  ...request,
  json: { ...request.json, model },
});
