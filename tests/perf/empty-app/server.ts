import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Hono } from 'hono'

const built: string = new URL('./build/server/index.js', import.meta.url).href
const pages = createRequestHandler((await import(built)) as ServerBuild, 'production')

const site = new Hono()
site.get('/readyz', (context) => context.text('ready'))
site.all('*', (context) => pages(context.req.raw))

const answer = getRequestListener(site.fetch)
createServer((request, response) => void answer(request, response)).listen(
  Number(process.env['PORT']),
  process.env['HOST'],
)
