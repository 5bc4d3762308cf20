import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

// The built Storybook, on the port that is given.
const root = fileURLToPath(new URL('../../storybook-static', import.meta.url))
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const file = join(root, normalize(pathname))
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    // The same hundred stories load the same files, six times.
    'cache-control': 'max-age=3600',
  })
  createReadStream(file).pipe(response)
}).listen(Number(process.argv[2]), 'localhost')
