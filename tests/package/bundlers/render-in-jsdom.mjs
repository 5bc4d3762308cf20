// Renders the Overview of every widget in a jsdom as it comes, without a stub for what it lacks, and prints
// {scenes, complaints} as JSON. The argument is the folder that jsdom is installed in.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'

const [home = '.'] = process.argv.slice(2)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const { JSDOM } = createRequire(join(home, 'package.json'))('jsdom')

// As the environments of Jest and Vitest make it.
const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
  pretendToBeVisual: true,
  url: 'http://localhost/',
})
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) globalThis[name] = window[name]
}
const { document, Event, CustomEvent } = window
Object.assign(globalThis, { window, document, Event, CustomEvent })
globalThis.IS_REACT_ACT_ENVIRONMENT = true

const { act, createElement } = await import('react')
const { createRoot } = await import('react-dom/client')
const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  plugins: [react(), vanillaExtractPlugin()],
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const { scenes } = await vite.ssrLoadModule('/tests/zones/scenes.tsx')

const complaints = []
let now = ''
console.error = (...values) => complaints.push(`${now}: ${values.map(String).join(' ')}`)
console.warn = console.error
for (const [name, Scene] of scenes) {
  now = name
  const host = document.createElement('div')
  document.body.append(host)
  const app = createRoot(host)
  try {
    await act(() => app.render(createElement(Scene)))
    // A dialog is outside of it.
    if (document.body.textContent === '') complaints.push(`${name}: nothing is shown`)
    await act(() => app.unmount())
  } catch (error) {
    complaints.push(`${name}: ${String(error)}`)
  }
  host.remove()
}
await vite.close()

process.stdout.write(JSON.stringify({ scenes: scenes.size, complaints }), () => process.exit(0))
