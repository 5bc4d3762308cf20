import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import options from './remix.config.js'

export default defineConfig({
  plugins: [remix(options), vanillaExtractPlugin()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  // The workspaces ship TypeScript source, so the server's bundle takes them in.
  ssr: { noExternal: [/^@jatra\//, /^@fontsource-variable\//] },
  server: { host: '127.0.0.1' },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
