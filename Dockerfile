# The gateway, without what only its development needs. `npm run test:image` runs these steps without a container runtime.
# What is installed is the same on every platform, so it is made on that of the machine, and nothing is emulated.
FROM --platform=$BUILDPLATFORM node:22.23.2-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm pack && mv louter-*.tgz louter.tgz && mkdir data

FROM --platform=$BUILDPLATFORM node:22.23.2-slim AS install
WORKDIR /app
COPY --from=build /build/louter.tgz ./
RUN echo '{ "private": true }' > package.json && npm install --omit=dev --ignore-scripts --no-audit --no-fund ./louter.tgz
# The optional packages, for [otel] and PostgreSQL.
RUN npm install --omit=dev --ignore-scripts --no-audit --no-fund $(node -p "const p = require('./node_modules/louter/package.json'); Object.entries(p.peerDependencies).map((peer) => peer.join('@')).join(' ')") && rm louter.tgz

FROM node:22.23.2-slim
# Folders that Louter writes to: traces in SQLite, and what other commands find a running gateway by. The root may be read-only.
ENV NODE_ENV=production HOME=/data LOUTER_CONFIG=/etc/louter/louter.toml
COPY --from=install /app /app
COPY --from=build --chown=node:node /build/data /data
USER node
WORKDIR /data
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:8787/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/node_modules/louter/dist/cli/bin.js"]
CMD ["serve", "--port", "8787"]
