// `npm run dev` and `npm run dev:mock`: the site with live reload, on this machine only.
import { install, serve } from './project.mjs'

install()
serve('server.ts', {
  NODE_ENV: 'development',
  HOST: process.env.HOST ?? '127.0.0.1',
  ...(process.argv.includes('--mock') && { API_MODE: 'mock' }),
})
