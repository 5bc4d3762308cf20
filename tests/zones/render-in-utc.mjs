// Renders every scene to HTML at each moment of its arguments, and prints {moment: {name: html}} as JSON. A process of its own, because a
// process has one time zone: started with TZ=UTC by served-in-utc.mjs.
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createServer } from 'vite'

const moments = process.argv.slice(2)
const root = fileURLToPath(new URL('../..', import.meta.url))

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
console.error = (...values) => complaints.push(values.map(String).join(' '))
console.warn = console.error
const Clock = Date
let moment = moments[0]
globalThis.Date = class extends Clock {
  constructor(...given) {
    super(...(given.length > 0 ? given : [moment]))
  }
  static now = () => Clock.parse(moment)
}
const servedAt = {}
for (moment of moments) {
  servedAt[moment] = Object.fromEntries(
    [...scenes].map(([name, Scene]) => [name, renderToString(createElement(Scene))]),
  )
}
globalThis.Date = Clock
await vite.close()

process.stdout.write(
  JSON.stringify({ offset: new Date().getTimezoneOffset(), servedAt, complaints }),
  () => process.exit(0),
)
