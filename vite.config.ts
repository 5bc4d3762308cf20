import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
 * A site is built once for each language (docs/decisions/150): in the one for Bangla a module with a `.bn.ts` beside it is
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
const CATALOGUE = /app\/messages\/(?!index|format)[\w-]+\.ts$|\/words\.ts$/

/** Pages that anybody can begin with. */
const PUBLIC = [
  'home/page',
  'flight/search',
  'holiday/package-menu',
  'holiday/package',
  'visa/visa-details',
  'auth/login',
  'auth/register',
].map((page) => `app/routes/${page}.tsx`)

/** Modules that nearly every page has, whoever imports them. */
const EVERYWHERE = /vite\/preload-helper|\/@vanilla-extract\/|\/get-nonce\//

/** What stands beside schemas may import them, and would bring Zod to every page. */
const NEXT_TO_ZOD = /\/(?:contract|app\/forms)\//

/**
 * A page asks for few files (docs/decisions/040). What every page stands in is one script, what three or more of the
 * public pages share another, and the home page with its flight search a third. The styles of all of these are one file.
 * The rest is left to Rollup.
 */
function bundleOf(id: string, { getModuleInfo }: { getModuleInfo: Rollup.GetModuleInfo }) {
  const isReached = (root: string) => reachedFrom(root, getModuleInfo).has(id)
  if (isReached('app/root.tsx') || isReached('app/entry.client.tsx') || EVERYWHERE.test(id))
    return 'frame'
  const pages = PUBLIC.filter(isReached).length
  if (id.endsWith('.css')) return pages > 0 ? 'frame' : undefined
  if (pages > 2 && !NEXT_TO_ZOD.test(id)) return 'widgets'
  const onHome = isReached('app/routes/home/page.tsx') && !isReached('app/routes/flight/search.tsx')
  return onHome && !NEXT_TO_ZOD.test(id) ? 'home' : undefined
}

/** Modules with this name import what a browser fetches later; the server, which draws it at once, imports it as ever. */
const LATE = /\/late-[\w-]+\.tsx$/

const reached = new Map<string, Set<string>>()

/** Modules of ours that a file imports at once, and theirs; not the file itself, which is a page's own. */
function reachedFrom(root: string, getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const known = reached.get(root)
  if (known) return known
  const found = new Set<string>()
  const follow = (id: string) => {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported) || imported.includes('/node_modules/')) continue
      found.add(imported)
      if (!LATE.test(imported)) follow(imported)
    }
  }
  follow(fileURLToPath(new URL(root, import.meta.url)))
  reached.set(root, found)
  return found
}

/**
 * Packages that a production install has. The server's bundle leaves them outside and takes in everything else, so that
 * what only the pages use (the design system's packages, forms) need not be installed there (docs/decisions/074).
 */
const installed = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }).dependencies,
)

/** In a browser whose policy forbids `eval`, Zod must not try it. */
const zodWithoutEval = {
  find: /^zod$/,
  replacement: fileURLToPath(new URL('./app/forms/zod-without-eval.ts', import.meta.url)),
}

const LANGUAGES = ['bn']

// The mode names the language of a build other than the English one: `remix vite:build --mode bn`.
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    oneContract,
    ...(LANGUAGES.includes(mode)
      ? [wordsIn(mode), remix({ ...options, buildDirectory: `build/${mode}` })]
      : [remix(options)]),
    vanillaExtractPlugin(),
  ],
  resolve: {
    alias: [
      { find: '~', replacement: fileURLToPath(new URL('./app', import.meta.url)) },
      ...(isSsrBuild ? [] : [zodWithoutEval]),
    ],
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
      rollupOptions: { output: { manualChunks: bundleOf, onlyExplicitManualChunks: true } },
    }),
  },
}))
