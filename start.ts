// What production starts, bundled as build/start/server.js. An older Node would fail at the first import of server.ts, and
// name nothing but a file.
import process from 'node:process'

const NEEDED = 24

if (Number.parseInt(process.versions.node) < NEEDED) {
  console.error(`Jatra needs Node ${NEEDED} or newer, and this is Node ${process.versions.node}.`)
  process.exit(1)
}
await import('./server.ts')
