// `npm run build-prototype`: the prototype as static files in prototype-static, for any host, below any path, in
// English and below /bn in Bangla, which `LANGUAGES=en` leaves out. The site is built as always; a service worker made of
// its server's half answers in the browser (decision 107).
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as buildSite, install, isFresh, root, SITE_SOURCES } from './project.mjs'

install()
buildSite()
const { build } = await import('vite')

const output = join(root, 'prototype-static')
const OWN_SOURCES = ['catalogue', 'mocks', 'prototype', 'scripts/build-prototype.mjs']
const spoken = process.env.LANGUAGES ?? 'en,bn'
const inBangla = spoken === 'en,bn'
if (!inBangla && spoken !== 'en') throw new Error(`LANGUAGES is en or en,bn, and not ${spoken}`)
/** What the files that are there speak. */
const languagesFile = join(output, '.languages')
const isSame = existsSync(languagesFile) && readFileSync(languagesFile, 'utf8') === spoken
if (isSame && isFresh(join(output, 'worker.js'), [...SITE_SOURCES, ...OWN_SOURCES])) process.exit(0)

rmSync(output, { recursive: true, force: true })
cpSync(join(root, 'build', 'client'), output, {
  recursive: true,
  filter: (file) => !/\.(br|gz)$/.test(file),
})
// Hosts answer unknown addresses with the second.
for (const name of ['index.html', '404.html'])
  cpSync(join(root, 'prototype', 'start.html'), join(output, name))

await build({
  configFile: false,
  root,
  logLevel: 'error',
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.VITE_PROTOTYPE_VERSION': JSON.stringify(randomUUID()),
    'import.meta.env.VITE_PROTOTYPE_BUILT_AT': JSON.stringify(Date.now()),
    'import.meta.env.VITE_PROTOTYPE_LANGUAGES': JSON.stringify(spoken),
  },
  resolve: {
    alias: [
      { find: '~', replacement: join(root, 'app') },
      { find: /^virtual:built-site$/, replacement: builtSite('server') },
      // Where there is no Bangla it is the English one once more, which adds nothing.
      {
        find: /^virtual:built-site-in-bangla$/,
        replacement: builtSite(inBangla ? 'bn/server' : 'server'),
      },
      // Remix's own code for any runtime, without what it adds for Node.
      { find: '@remix-run/node', replacement: '@remix-run/server-runtime' },
      { find: /^react-dom\/server$/, replacement: 'react-dom/server.browser' },
    ],
  },
  build: {
    outDir: output,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    modulePreload: false,
    chunkSizeWarningLimit: 4000,
    rollupOptions: {
      // The site's own renderer streams by Node; it is in the build, and the worker does not use it.
      shimMissingExports: true,
      input: join(root, 'prototype', 'worker.tsx'),
      output: {
        format: 'iife',
        entryFileNames: 'worker.js',
        inlineDynamicImports: true,
        // MSW wants a storage for cookies outside Node, and takes one that stores nothing; workers have none.
        intro: 'const localStorage = {}',
      },
    },
  },
})
writeFileSync(languagesFile, spoken)
console.log('The prototype is in prototype-static.')

function builtSite(folder) {
  return join(root, 'build', folder, 'index.js')
}
