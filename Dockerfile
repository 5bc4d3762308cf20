# The image of Jatra: our sources, the build, the packages that run, and Node. No shell, no package manager.
#   docker build -t jatra .
#   docker run --read-only --tmpfs /tmp -v jatra-data:/data -p 3000:3000 --env-file jatra.env jatra
# deploy/compose.yaml has it with PostgreSQL, three processes and a balancer. `npm run size` prints what it weighs.

# The Node that package-lock.json pins for the tests; a test holds the two together.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
# Packages first: this layer stays until the lockfile changes. No package runs a script of its own here.
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY catalogue/package.json catalogue/
COPY api/package.json api/
COPY design-system/package.json design-system/
COPY mocks/package.json mocks/
COPY sandbox/package.json sandbox/
RUN npm ci --ignore-scripts
# For a trial: `--build-arg SIMULATORS=1` sells Jatra Air's flights and takes sandboxes' payments.
ARG SIMULATORS=
COPY . .
RUN NODE_ENV=production PATH="/src/node_modules/.bin:$PATH" node scripts/build.mjs \
 && node scripts/snapshot.mjs \
 && node scripts/bundle-server.mjs \
 && node scripts/production-tree.mjs /jatra ${SIMULATORS:+--simulators} \
 && npm run --silent sbom && cp sbom.cdx.json /jatra/ \
 && mkdir /empty

# glibc, on which the packages with native code are tested, and no shell.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /jatra /jatra
# The one place to write, besides /tmp. 65532 is the user nonroot of the base image.
COPY --from=build --chown=65532:65532 /empty /data
VOLUME /data
WORKDIR /jatra
USER 65532:65532
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
EXPOSE 3000
# Whether the process lives. Whether it should get requests is for the balancer to ask, at /readyz.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-http-header-size=8192", "--disable-warning=ExperimentalWarning"]
CMD ["build/start/server.js"]
