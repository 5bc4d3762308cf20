// Bundles a few lines as a page would load them, React outside, and weighs what comes out: for the sizes of this design
// system (sizes.mjs) and, by the same rules, of others (peers.mjs).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { root } from '../../scripts/project.mjs'

/** Counted once by every page already, whatever it shows. */
const EXTERNAL = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom/client',
]

/**
 * Gives `work` a bundler whose files are gone afterwards.
 * @param {string} [home] a folder whose packages are meant; this project's without it
 */
export async function bundling(work, home = root) {
  const cache = join(home, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'sizes-'))
  const { NODE_ENV: before } = process.env
  // Under a test runner classes would carry their long names.
  process.env.NODE_ENV = 'production'
  try {
    return await work(async (code) => {
      const entry = join(folder, 'entry.ts')
      writeFileSync(entry, code)
      const { output } = await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        plugins: [vanillaExtractPlugin()],
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          write: false,
          target: 'es2022',
          assetsInlineLimit: 0,
          rollupOptions: {
            input: entry,
            external: EXTERNAL,
            preserveEntrySignatures: 'strict',
            onwarn: () => {},
          },
        },
      })
      return output
    })
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Bytes gzipped: the entry, what it imports statically and their styles; with `later`, that chunk and its imports too. */
export function weigh(output, later) {
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((file) => [file.fileName, file]),
  )
  const reached = new Set()
  const follow = (name) => {
    const chunk = chunks.get(name)
    if (!chunk || reached.has(chunk)) return
    reached.add(chunk)
    chunk.imports.forEach(follow)
  }
  const isLater = (chunk) => later && chunk.isDynamicEntry && later.test(chunk.facadeModuleId ?? '')
  for (const chunk of chunks.values()) if (chunk.isEntry || isLater(chunk)) follow(chunk.fileName)
  const styles = new Set(
    [...reached].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
  )
  const css = output.filter((file) => styles.has(file.fileName)).map((file) => file.source)
  return { js: gzipped([...reached].map((chunk) => chunk.code)), css: gzipped(css) }
}

/** Each part by itself, as it is sent. */
export const gzipped = (parts) =>
  parts.reduce((sum, part) => sum + gzipSync(part, { level: 9 }).length, 0)
