/**
 * Options of Remix, read by vite.config.ts.
 * v3_lazyRouteDiscovery stays off: with it one long GET of made-up path segments blocks the server for over a second
 * (decision 011).
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  serverModuleFormat: 'esm',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_routeConfig: true,
    v3_lazyRouteDiscovery: false,
  },
}
