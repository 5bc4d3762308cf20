import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

// A folder of files as a static host serves it: `node tests/serve-files.ts storybook-static 4180`.
const [, , root = '', port] = process.argv
/** Hosts answer addresses that they do not know with this page. */
const unknown = join(root, '404.html')
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
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
  const asked = join(root, normalize(pathname), pathname.endsWith('/') ? 'index.html' : '')
  const file = isFile(asked) ? asked : unknown
  if (!isFile(file)) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(file === asked ? 200 : 404, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    // The same hundred stories load the same files, six times.
    'cache-control': extname(file) === '.html' ? 'no-cache' : 'max-age=3600',
  })
  createReadStream(file).pipe(response)
}).listen(Number(port), 'localhost')
