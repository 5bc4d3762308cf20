// `npm start`: the product in embedded mode. `npm run demo`: the same production build on prototype data.
import { build, install, serve, SERVER } from './project.mjs'

install()
build()
serve(SERVER, {
  NODE_ENV: 'production',
  ...(process.argv.includes('--mock') && { API_MODE: 'mock' }),
})
