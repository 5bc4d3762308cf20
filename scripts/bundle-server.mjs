// Puts server.ts and what it imports of ours into a few files in build/start, because a start that loads six hundred takes
// twice as long (docs/decisions/152). Sources stay beside it: worker threads, migrations and the contract are read from there.
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'vite'

const OUTPUT = 'build/start'
const root = process.cwd()

/** Imports that stay imports: the contract is one copy (docs/decisions/025), and a deployment has no prototype. */
const STAYS = /^@jatra\/(contract|mocks)\//

/**
 * Packages that the API has in a version of its own, beside its sources. From build/start Node would find another version,
 * or none.
 */
const own = existsSync('api/node_modules') ? readdirSync('api/node_modules') : []

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [
    {
      name: 'one-contract-and-no-prototype',
      enforce: 'pre',
      resolveId: (id) => (STAYS.test(id) ? { id, external: true } : null),
    },
    {
      name: 'beside-the-source',
      transform(code, file) {
        if (file.includes('/node_modules/') || !code.includes('import.meta.url')) return null
        const source = JSON.stringify(relative(join(root, OUTPUT), file))
        return code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`)
      },
    },
  ],
  // Node reads the 179 kB of Drizzle's package.json anew for each import that names it.
  ssr: { noExternal: ['drizzle-orm', ...own] },
  build: {
    ssr: 'server.ts',
    outDir: OUTPUT,
    copyPublicDir: false,
    target: 'node24',
    minify: false,
    rollupOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
})
