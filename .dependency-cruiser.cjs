/** The direction of dependencies (docs/architecture.md): arrows point one way, and only the stories, which show its pages, import the app. */
const only = (from, allowed) => ({
  name: `${from.replace('^', '')}-imports-only-its-own`,
  severity: 'error',
  from: { path: from },
  to: {
    path: '^(app|api|catalogue|contract|design-system|mocks|prototype|sandbox|stories|tests|server\\.ts)',
    pathNot: allowed,
  },
})

/**
 * Folders beside each other, the ground first: each may import those before it, so that none is in a circle with another
 * (Folders in the README of api and of contract). Tests may set up anything.
 */
const oneWay = (parent, rooms) =>
  rooms.slice(0, -1).map((room, index) => ({
    name: `${parent}${room}-imports-only-what-is-below`,
    severity: 'error',
    from: { path: `^${parent}${room}/`, pathNot: '\\.test\\.ts$' },
    to: { path: `^${parent}(${rooms.slice(index + 1).join('|')})/` },
  }))

const contractFolders = [
  ...['values', 'messages', 'http', 'fields', 'payment', 'document', 'places', 'traveler'],
  ...['order', 'flight', 'visa', 'holiday', 'whole-order', 'account', 'job', 'desk', 'sandbox'],
]
const apiFolders = [
  'jobs',
  'db',
  'backup',
  'providers',
  'drawing',
  'domain',
  'move',
  'commands',
  'http',
]
const domainRooms = [
  ...['outbox', 'audit', 'ledger', 'refunds', 'flights', 'packages', 'documents'],
  ...['passport-drafts', 'orders', 'bookings', 'payments', 'cancellations', 'visas', 'checkout'],
  ...[
    'holidays',
    'reconciliation',
    'auth',
    'travelers',
    'users',
    'sign-in',
    'receipts',
    'mail',
    'desk',
  ],
]

module.exports = {
  forbidden: [
    ...oneWay('contract/src/', contractFolders),
    ...oneWay('api/src/', apiFolders),
    ...oneWay('api/src/domain/', domainRooms),
    {
      ...only('^contract/', ['^contract/']),
      // Rules are tried on what is really sold.
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
    },
    only('^catalogue/', ['^catalogue/', '^contract/']),
    only('^design-system/', ['^design-system/']),
    {
      ...only('^api/', ['^api/', '^catalogue/', '^contract/']),
      // It is tried on the simulators.
      from: { path: '^api/', pathNot: '\\.test\\.ts$|^api/src/testing/' },
    },
    only('^sandbox/', ['^sandbox/', '^api/', '^contract/']),
    {
      name: 'the-sandbox-is-loaded-by-the-backend-alone',
      severity: 'error',
      from: {
        path: '^(api|app|catalogue|contract|design-system|mocks|prototype|stories|server\\.ts)',
        pathNot: '\\.test\\.ts$|^api/src/testing/|^app/server/backend/backend\\.server\\.ts$',
      },
      to: { path: '^sandbox/' },
    },
    only('^mocks/', ['^mocks/', '^catalogue/', '^contract/']),
    {
      ...only('^app/', ['^app/', '^contract/', '^design-system/']),
      // The one place that chooses a transport loads the API or the mocks, each only in its own mode.
      from: {
        path: '^app/',
        pathNot: '^app/server/(backend/backend|link-pictures/shaped-text)\\.server(\\.test)?\\.ts$',
      },
    },
    // Runs in a drawing thread alone, and sets text as the API does on receipts.
    only('^app/server/link-pictures/shaped-text', ['^api/src/drawing/', '^app/', '^contract/']),
    // Like server.ts it puts the site and what answers it together.
    only('^prototype/', ['^prototype/', '^app/', '^mocks/', '^contract/']),
    {
      name: 'the-backend-loads-its-mode-only',
      severity: 'error',
      from: { path: '^app/server/backend/backend\\.server\\.ts$' },
      to: { path: '^(api|mocks|sandbox)/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      ...only('^stories/', ['^stories/', '^design-system/', '^mocks/', '^contract/']),
      from: { path: '^stories/', pathNot: '^stories/Flows/' },
    },
    // Whole pages, with what their loaders need of the server (decision 054).
    only('^stories/Flows/', ['^stories/', '^design-system/', '^mocks/', '^contract/', '^app/']),
    {
      name: 'widgets-stories-know-no-pages',
      severity: 'error',
      from: { path: '^stories/', pathNot: '^stories/Flows/' },
      to: { path: '^stories/Flows/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: '^(virtual:|cloudflare)|remix\\.config\\.js$|^@jatra/design-system/fonts\\.css$',
      },
    },
    {
      name: 'no-test-code-in-product',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|^tests/|^stories/|^design-system/src/testing/)' },
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^design-system/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
