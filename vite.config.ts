import { readdirSync } from 'node:fs'
import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'
import options from './remix.config.js'

/**
 * The server holds one copy of the contract, shared by server.ts and the pages: a second copy in the bundle would have
 * a Refusal class of its own, and `instanceof` would not know it. While developing, naming its modules is enough; a
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

export default defineConfig({
  plugins: [oneContract, remix(options), vanillaExtractPlugin()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  // The design system ships TypeScript source and styles, so the server's bundle takes it in.
  ssr: { external: contract, noExternal: [/^@jatra\/design-system/, /^@fontsource-variable\//] },
  server: { host: '127.0.0.1' },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
