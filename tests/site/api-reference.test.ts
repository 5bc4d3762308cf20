import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, inject, it } from 'vitest'

/** In the mode without an API, which must describe itself as well. */
const origin = inject('prototype')
let page: Response
let html: string
beforeAll(async () => {
  page = await fetch(`${origin}/api/docs`)
  html = await page.text()
})

/** The status of a path as it is written: fetch would tidy up its dots. */
function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

const scriptOf = (text: string) => /<script [^>]*src="([^"]+)"/.exec(text)?.[1] ?? ''

describe('the reference of the API', () => {
  it('is a page that no search engine and no cache keeps', () => {
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
  })

  it('allows its own two scripts, and no other host', () => {
    const policy = page.headers.get('content-security-policy') ?? ''
    const [, nonce] = /script-src 'nonce-([^']+)';/.exec(policy) ?? []
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html.split(`<script type="module" nonce="${nonce}"`)).toHaveLength(3)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|data:|blob:/)
    expect(html).not.toMatch(/(?:src|href)="(?!\/(?!\/))/)
  })

  it('has a script that browsers keep for ever, sent compressed', async () => {
    const answer = await fetch(origin + scriptOf(html), {
      headers: { 'accept-encoding': 'br' },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.text()).toContain('openapi-explorer')
  })

  it('brings the licences of what its script holds', async () => {
    const answer = await fetch(`${origin}/api/docs?licences`)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toMatch(/^openapi-explorer\n\n\s*Apache License/m)
  })

  it('describes the API in prototype mode too', async () => {
    const answer = await fetch(`${origin}/api/openapi.json`)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Jatra' } })
    // The page asks by HEAD whether there is anything to show.
    const { status } = await fetch(`${origin}/api/openapi.json`, { method: 'HEAD' })
    expect(status).toBe(200)
  })

  it.each([
    '/api/docs/',
    '/api/docs/openapi-explorer.min.js',
    '/api/docs/../../package.json',
    '/assets/openapi-explorer.min-00000000.js',
    '/assets/../../../package.json',
    '/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json',
  ])('knows no %s', async (path) => {
    expect(await statusOf(path)).toBe(404)
  })
})

it('the script of the API’s reference is named by no file of another page', () => {
  const client = fileURLToPath(new URL('../../build/client/', import.meta.url))
  const script = scriptOf(html).split('/').at(-1) ?? ''
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith(script))).toHaveLength(1)
  const naming = files
    .filter((file) => /\.(js|css|json)$/.test(file))
    .filter((file) => readFileSync(client + file, 'utf8').includes(script))
  expect(naming).toEqual([])
})
