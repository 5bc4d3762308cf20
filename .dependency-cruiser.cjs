/** The direction of dependencies (docs/architecture.md): arrows point one way, and only the stories, which show its pages, import the app. */
const only = (from, allowed) => ({
  name: `${from.replace('^', '')}-imports-only-its-own`,
  severity: 'error',
  from: { path: from },
  to: {
    path: '^(app|api|catalogue|contract|design-system|mocks|prototype|stories|tests|server\\.ts)',
    pathNot: allowed,
  },
})

/**
 * The rooms of the domain, the ground first: each may import those before it (docs/architecture.md, Rooms of the
 * domain). Tests may set up anything.
 */
const rooms = [
  'outbox',
  'audit',
  'ledger',
  'refunds',
  'flights',
  'packages',
  'documents',
  'passport-drafts',
  'orders',
  'bookings',
  'payments',
  'cancellations',
  'visas',
  'checkout',
  'reconciliation',
  'auth',
  'travelers',
  'users',
  'sign-in',
  'receipts',
  'mail',
]
const oneWay = rooms.slice(0, -1).map((room, index) => ({
  name: `${room}-imports-only-rooms-below`,
  severity: 'error',
  from: { path: `^api/src/domain/${room}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^api/src/domain/(${rooms.slice(index + 1).join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...oneWay,
    {
      ...only('^contract/', ['^contract/']),
      // Rules are tried on what is really sold.
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
    },
    only('^catalogue/', ['^catalogue/', '^contract/']),
    only('^design-system/', ['^design-system/']),
    only('^api/', ['^api/', '^catalogue/', '^contract/']),
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
      to: { path: '^(api|mocks)/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      ...only('^stories/', ['^stories/', '^design-system/', '^mocks/', '^contract/']),
      from: { path: '^stories/', pathNot: '^stories/Flows/' },
    },
    // Whole pages, with what their loaders need of the server (docs/decisions/054).
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
