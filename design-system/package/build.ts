// `npm run build:design-system`: writes design-system/dist, or another folder that is named: what is packed and published.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import { clientModules } from './client-modules.ts'
import { compiledStyles, stylesOf } from './compiled-styles.ts'
import { writeDeclarations } from './declarations.ts'
import { entries as folders, source } from './entries.ts'
import { manifestOf, ownManifest, packageOf } from './manifest.ts'
import { tokensJson } from './tokens-json.ts'

const { resolve: fileOf } = createRequire(import.meta.url)
const home = fileURLToPath(new URL('..', import.meta.url))
const dist = resolve(process.argv[2] ?? join(home, 'dist'))
/** Fonts are styles and files alone. */
const entries = folders.filter((name) => name !== 'fonts')

// Their code runs in the styles' compiler alone, but for a few lines that the bundle takes in.
const compiledAway = /^@(vanilla-extract|fontsource-variable)\//
const asked = Object.keys({
  ...ownManifest.dependencies,
  ...ownManifest.peerDependencies,
}).filter((name) => !compiledAway.test(name))

process.env['NODE_ENV'] = 'production'
const styles = new Map<string, string>()
const chunks = await bundle()
rmSync(dist, { recursive: true, force: true })

const inBrowsers = clientModules(chunks)
for (const [name, { code }] of chunks) {
  if (!name.startsWith('fonts/')) write(name, inBrowsers.has(name) ? `"use client"\n${code}` : code)
}
for (const [name, css] of styles) if (!name.startsWith('fonts/')) write(name, css)
for (const entry of entries) write(`${entry}/styles.css`, joined([entry]))
write('styles.css', joined(entries))
write('tokens.css', styles.get('tokens/theme.css') ?? '')
write('tokens.json', `${JSON.stringify(tokensJson(), null, 2)}\n`)
write('no-styles.js', 'export {}\n')
write('style-sheet.d.ts', 'export {}\n')
writeFonts(styles.get('fonts/fonts.css') ?? '', join(dist, 'fonts'))
writeDeclarations(entries, dist)

const imported = new Set([...chunks.values()].flatMap(({ imports }) => imports.map(packageOf)))
write('package.json', `${JSON.stringify(manifestOf(entries, imported), null, 2)}\n`)
for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) {
  copyFileSync(join(home, file), join(dist, file))
}
const recipes = fileOf('@vanilla-extract/recipes/package.json')
copyFileSync(join(dirname(recipes), 'LICENSE'), join(dist, 'vendor', 'LICENSE'))
process.stdout.write(`${entries.length} entries in ${dist}\n`)

async function bundle(): Promise<Map<string, Rollup.OutputChunk>> {
  const built = await build({
    root: home,
    configFile: false,
    logLevel: 'warn',
    plugins: [compiledStyles(styles)],
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: {
        entry: [
          ...entries.map((entry) => `${source}${entry}/index.ts`),
          `${source}fonts/fonts.css.ts`,
        ],
        formats: ['es'],
      },
      rollupOptions: {
        external: (id) => asked.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          hoistTransitiveImports: false,
          // npm packs no folder that is called node_modules.
          entryFileNames: ({ name }) =>
            `${name.replace(/^.*node_modules\//, 'vendor/').replace(/\.svg\?raw$/, '.svg')}.js`,
        },
      },
    },
  })
  const [{ output }] = built as [Rollup.RollupOutput]
  const found = output.filter((each) => each.type === 'chunk')
  return new Map(found.map((chunk) => [chunk.fileName, chunk]))
}

function joined(names: readonly string[]): string {
  const modules = names.map((name) => `${name}/index.js`)
  return stylesOf(modules, chunks)
    .map((name) => styles.get(name) ?? '')
    .join('\n')
}

function write(name: string, text: string) {
  const file = join(dist, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Writes the font faces with their files beside them. */
function writeFonts(css: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const own = css.replace(/url\((['"]?)(.+?)\1\)/g, (_whole, _quote, address: string) => {
    const [path = ''] = address.split('?')
    const file = path.startsWith('.') ? join(source, 'fonts', path) : fileOf(path)
    copyFileSync(file, join(to, basename(file)))
    return `url('./${basename(file)}')`
  })
  writeFileSync(join(to, 'fonts.css'), own)
  copyFileSync(join(source, 'fonts', 'OFL.txt'), join(to, 'OFL.txt'))
}
