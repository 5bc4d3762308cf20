import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin, type Rollup } from 'vite'
import options from './remix.config.js'

/**
 * The server holds one copy of the contract, shared by server.ts and the pages: a second copy in the bundle would have
 * a DomainError class of its own, and `instanceof` would not know it. While developing, naming its modules is enough; a
 * build passes over linked packages, and wants a plugin.
 */
const contract = readdirSync('contract/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => `@jatra/contract/${file.slice(0, -'.ts'.length)}`)

const oneContract: Plugin = {
  name: 'one-contract',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, _importer, { ssr }) {
    return ssr && id.startsWith('@jatra/contract/') ? { id, external: true } : null
  },
}

/**
 * A site is built once for each language, so that a browser is sent one alone: in the one for Bangla a module with a `.bn.ts` beside it is
 * that one. A catalogue that has none stops the build.
 */
const wordsIn = (language: string): Plugin => ({
  name: 'words-in-one-language',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!importer || !id.endsWith('.ts')) return null
    const found = await this.resolve(id, importer, { ...options, skipSelf: true })
    if (!found || !/(?:app|design-system\/src)\/.*(?<!\.bn)\.ts$/.test(found.id)) return null
    const translated = found.id.replace(/\.ts$/, `.${language}.ts`)
    if (existsSync(translated)) return importer === translated ? null : translated
    if (CATALOGUE.test(found.id)) this.error(`${translated} is missing`)
    return null
  },
})
const CATALOGUE =
  /app\/messages\/(?!index|format)[\w-]+\.ts$|design-system\/src\/messages\/(?!index|messages)\w+\.ts$/

/** Pages that anybody can begin with. */
const PUBLIC = [
  'home/page',
  'flight/search',
  'holiday/package-menu',
  'holiday/package',
  'visa/visa-details',
  'auth/login',
  'auth/register',
].map((page) => inProject(`app/routes/${page}.tsx`))

/** What every page stands in. */
const ENTRY = inProject('app/entry.client.tsx')
const ROOT = inProject('app/root.tsx')
const FRAME = [ROOT, ENTRY]

/** Modules that nearly every page has, whoever imports them. */
const EVERYWHERE =
  /vite\/preload-helper|\/@vanilla-extract\/|\/get-nonce\/|\/scroll-restoration\.js|\/@radix-ui\/(?:primitive|react-(?:primitive|slot|compose-refs|context|id|label|separator|visually-hidden|collapsible|collection|direction|presence|use-[\w-]+))\//

/** What Radix has for one widget. Its index names all of its packages, so imports do not tell which page has which. */
const OF_WIDGETS = [
  [/\/@radix-ui\/react-(?:tabs|roving-focus)\//, 'tabs'],
  [/\/@radix-ui\/(?:react-slider|number)\//, 'package-menu-others'],
] as const

/** How Remix names a route's module in the browser's build. */
const ROUTE = '?__remix-build-client-route'

/** The file of a route may hold what others take from it; else Rollup puts a file before it that only names it. */
const routesThatShare: Plugin = {
  name: 'routes-that-share',
  apply: 'build',
  buildStart() {
    for (const file of [ROOT, ...PUBLIC])
      this.emitFile({ type: 'chunk', id: file + ROUTE, preserveSignature: 'allow-extension' })
  },
}

/**
 * A page asks for few files, because each costs a slow phone a request. What every page stands in, and what three or more of the public pages
 * share, is the file of the root; what two of them share is another, and what one of them shares with pages that nobody
 * begins with a third. What one page alone has is its own. The styles of all of these are one file. What brings the
 * libraries of forms to more than one page is left to Rollup.
 */
function bundleOf(id: string, { getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta) {
  const isPartOf = (page: string) =>
    id.replace(ROUTE, '') === page || runAtOnce(page, getModuleInfo).has(id)
  if (id === ENTRY) return undefined
  if (FRAME.some(isPartOf) || EVERYWHERE.test(id)) return 'root'
  const [, ofWidget] = OF_WIDGETS.find(([packages]) => packages.test(id)) ?? []
  if (ofWidget) return ofWidget
  if (id.endsWith('.css'))
    return PUBLIC.some((page) => drawnAtOnce(page, getModuleInfo).has(id)) ? 'root' : undefined
  const pages = PUBLIC.filter(isPartOf)
  const [page] = pages
  if (!page) return undefined
  const routes = [...getModuleIds()].filter((one) => one.endsWith(ROUTE))
  const others = routes
    .map((one) => one.slice(0, -ROUTE.length))
    .filter((one) => !PUBLIC.includes(one))
  const isShared = pages.length > 1 || others.some(isPartOf)
  if (isShared && bringsForms(id, getModuleInfo)) return undefined
  if (pages.length > 2) return 'root'
  const name = pages.map((one) => basename(one, '.tsx')).join('-')
  return isShared && pages.length === 1 ? `${name}-others` : name
}

type Follow = (file: string, getModuleInfo: Rollup.GetModuleInfo) => Set<string>

/**
 * Modules of ours that a file runs at once, and theirs; not the file itself, which is a page's own. What one of them fetches
 * later is none of them, though the server, which draws it at once, or an index imports it too.
 */
const runAtOnce = follower(({ dynamicallyImportedIds }) => dynamicallyImportedIds)

/**
 * Modules that are part of the first picture. What one of them imports both at once and later is: the server draws it, and
 * a page would move if its styles came with its script.
 */
const drawnAtOnce = follower(({ importedIds, dynamicallyImportedIds }) =>
  dynamicallyImportedIds.filter((id) => !importedIds.includes(id)),
)

function follower(fetchedLater: (module: Rollup.ModuleInfo) => readonly string[]): Follow {
  const known = new Map<string, Set<string>>()
  return (file, getModuleInfo) => {
    const found = known.get(file) ?? withoutLater(file, getModuleInfo)
    known.set(file, found)
    return found
  }

  function withoutLater(file: string, getModuleInfo: Rollup.GetModuleInfo) {
    const later = [file, ...follow(file, new Set(), getModuleInfo)].flatMap((id) => {
      const module = getModuleInfo(id)
      return module ? fetchedLater(module) : []
    })
    return follow(file, new Set(later), getModuleInfo)
  }
}

function follow(
  from: string,
  without: ReadonlySet<string>,
  getModuleInfo: Rollup.GetModuleInfo,
  followed = new Set<string>(),
) {
  for (const imported of getModuleInfo(from)?.importedIds ?? []) {
    if (followed.has(imported) || without.has(imported) || imported.includes('/node_modules/'))
      continue
    follow(imported, without, getModuleInfo, followed.add(imported))
  }
  return followed
}

const formBringers = new Map<string, boolean>()

/** Whether a module imports Zod or Conform, itself or through another. */
function bringsForms(id: string, getModuleInfo: Rollup.GetModuleInfo): boolean {
  const known = formBringers.get(id)
  if (known !== undefined) return known
  // Until it is known, for modules that import each other.
  formBringers.set(id, false)
  const brings =
    /\/node_modules\/(?:zod|@conform-to)\//.test(id) ||
    (getModuleInfo(id)?.importedIds ?? []).some((one) => bringsForms(one, getModuleInfo))
  formBringers.set(id, brings)
  return brings
}

/**
 * Packages that a production install has. The server's bundle leaves them outside and takes in everything else, so that
 * what only the pages use (the design system's packages, forms) need not be installed there.
 */
const installed = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }).dependencies,
)

/** In a browser whose policy forbids `eval`, Zod must not try it. */
const zodWithoutEval = {
  find: /^zod$/,
  replacement: inProject('app/forms/zod-without-eval.ts'),
}

const LANGUAGES = ['bn']

function inProject(file: string) {
  return fileURLToPath(new URL(file, import.meta.url))
}

// The mode names the language of a build other than the English one: `remix vite:build --mode bn`.
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    oneContract,
    ...(LANGUAGES.includes(mode)
      ? [wordsIn(mode), remix({ ...options, buildDirectory: `build/${mode}` })]
      : [remix(options)]),
    ...(isSsrBuild ? [] : [routesThatShare]),
    // By itself it goes by the mode, which a build for Bangla has another of.
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
  ],
  resolve: {
    alias: [{ find: '~', replacement: inProject('app') }, ...(isSsrBuild ? [] : [zodWithoutEval])],
  },
  ssr: {
    external: [...contract, ...installed],
    // While developing only what is not plain JavaScript: the design system ships TypeScript source and styles.
    noExternal: command === 'build' || [/^@jatra\/design-system/, /^@fontsource-variable\//],
  },
  // Found at start, because a package that is found with a page open gives that page a second React.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'],
    // Vanilla Extract writes this import as it compiles styles, so no scan of the sources finds it.
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  server: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(!isSsrBuild && {
      rollupOptions: {
        output: { manualChunks: bundleOf, onlyExplicitManualChunks: true },
        // Radix names its functions by calls, which would keep 3 kB that no page uses.
        treeshake: { manualPureFunctions: ['__name'] },
      },
    }),
  },
}))
