import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const FILE = 'mockServiceWorker.js'
const script = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')

/**
 * A Vite plugin: the script of MSW's service worker beside the stories, served while developing and testing, and
 * written with the built Storybook. Always the one of the version that is installed.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'msw-service-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(readFileSync(script))
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: readFileSync(script) })
    },
  }
}
