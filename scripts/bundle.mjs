// Bundles programs of Node's: our sources and Drizzle in a few files, every other package an import as it was.
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'vite'

/**
 * @param {string} outDir for one file per program, and what they share
 * @param {string[] | Record<string, string>} programs sources; with names, what their files are called
 * @param {RegExp} [stays] which imports of ours stay imports too
 */
export async function bundle(outDir, programs, stays = /^$/) {
  const root = process.cwd()
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [
      {
        name: 'stays-an-import',
        enforce: 'pre',
        resolveId: (id) => (stays.test(id) ? { id, external: true } : null),
      },
      {
        // Worker threads, migrations and the like are found beside their source.
        name: 'beside-the-source',
        transform(code, file) {
          if (file.includes('/node_modules/') || !code.includes('import.meta.url')) return null
          const source = JSON.stringify(relative(join(root, outDir), file))
          return code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`)
        },
      },
    ],
    // Node reads Drizzle's package.json of 179 kB again for each import that names it.
    ssr: { noExternal: ['drizzle-orm', ...ownVersions()] },
    build: {
      ssr: true,
      outDir,
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      rollupOptions: {
        input: programs,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

/**
 * Packages that the API has in a version of its own, beside its sources. From a bundle Node would find another version, or
 * none.
 */
function ownVersions() {
  return existsSync('api/node_modules') ? readdirSync('api/node_modules') : []
}
