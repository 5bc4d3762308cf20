import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin, Rollup } from 'vite'
import { source } from './entries.ts'

const VIRTUAL = '.css.ts.vanilla.css'
/** How modules import their styles. The manifest maps it to the files, and to nothing in a server's Node. */
export const STYLES = '#css/'

/**
 * Vanilla Extract as a library needs it: the styles of each module as a file, which the module imports, so that
 * a bundler takes those of the widgets that a page uses.
 *
 * @param files receives the styles by the name of their file
 */
export function compiledStyles(files: Map<string, string>): Plugin[] {
  const compiler = vanillaExtractPlugin({
    identifiers: ({ hash }) => `jatra_${hash}`,
  })
  return [
    {
      name: 'styles-as-files',
      enforce: 'pre',
      resolveId: {
        order: 'pre',
        async handler(id, importer) {
          if (!id.endsWith(VIRTUAL) || !importer) return null
          const resolved = await this.resolve(id, importer, { skipSelf: true })
          if (!resolved) return null
          const file = `${resolved.id.slice(source.length, -VIRTUAL.length)}.css`
          files.set(file, await cssOf(compiler, this, resolved.id))
          return { id: `${STYLES}${file}`, external: true, moduleSideEffects: true }
        },
      },
    },
    ...compiler,
  ]
}

/** The compiler keeps the styles; its own hook hands them out. */
async function cssOf(compiler: Plugin[], context: Rollup.PluginContext, id: string) {
  for (const { load } of compiler) {
    if (typeof load !== 'function') continue
    const css = await load.call(context, id)
    if (typeof css === 'string') return css
  }
  throw new Error(`No styles for ${id}`)
}

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>

/** The styles that `entries` bring, each once and after those that it builds on. */
export function stylesOf(entries: readonly string[], chunks: Chunks): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const follow = (name: string) => {
    if (name.startsWith(STYLES)) found.add(name.slice(STYLES.length))
    if (seen.has(name)) return
    seen.add(name)
    const chunk = chunks.get(name)
    for (const imported of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) {
      follow(imported)
    }
  }
  for (const entry of entries) follow(entry)
  return [...found]
}
