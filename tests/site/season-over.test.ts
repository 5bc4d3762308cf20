import { expect, inject, it } from 'vitest'
import { Visitor } from './visitor.ts'

const origin = inject('prototype')

it('the page of a package whose season is over sells nothing', async () => {
  const visitor = new Visitor(origin)
  const list = await visitor.follow('/packageMenu')
  const path = /\/packages\/[\w-]+/.exec(list.html)?.[0] ?? ''
  const { html: before } = await visitor.follow(path)
  expect(before).toMatch(/SELECT OFFER.*og:title|og:title.*SELECT OFFER/s)
  expect(before).toContain('schema.org/InStock')

  const { status, html } = await visitor.follow(`${path}?clock=${encodeURIComponent('+900d')}`)
  expect(status).toBe(200)
  const [, body = ''] = html.replaceAll(/<script.*?<\/script>/gs, '').split('<body')
  expect(body).toContain('This package can no longer be reserved')
  expect(body).toMatch(/Its last day of travel was \d/)
  expect(body).not.toMatch(/SELECT OFFER|packageReserve|per person/)
  expect(/og:title" content="([^"]*)"/.exec(html)?.[1]).not.toContain('৳')
  expect(html).not.toContain('schema.org/InStock')
})
