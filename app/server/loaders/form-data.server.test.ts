import { describe, expect, it } from 'vitest'
import { readForm } from './form-data.server.ts'

const formOf = (fields: Record<string, string>) =>
  readForm(new Request('http://jatra.test', { method: 'POST', body: new URLSearchParams(fields) }))

describe('the form of a request', () => {
  it('is given as it was sent', async () => {
    const form = await formOf({ 'travelers[8].firstName': 'Nusrat', price: '7200' })
    expect([...form]).toEqual([
      ['travelers[8].firstName', 'Nusrat'],
      ['price', '7200'],
    ])
  })

  it.each([
    'travelers[999999999].title',
    'travelers[100].title',
    'travelers[20].title',
    'a.b[0].c[1000]',
    '__proto__.x',
    'travelers[0].__proto__',
    'a.constructor.prototype',
    'x'.repeat(101),
  ])('is refused with the field %s', async (name) => {
    await expect(formOf({ [name]: '1' })).rejects.toMatchObject({ init: { status: 400 } })
  })

  it('is refused with more fields than any form has', async () => {
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`f${at}`, '']))
    await expect(formOf(many)).rejects.toMatchObject({ init: { status: 400 } })
  })

  it('is refused before half a million fields are parsed', async () => {
    const before = process.threadCpuUsage()
    const body = 'a&'.repeat(500_000)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const request = new Request('http://jatra.test', { method: 'POST', body, headers })
    await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } })
    const { user, system } = process.threadCpuUsage(before)
    expect(user + system).toBeLessThan(100_000)
  })

  it('is refused with more text than the longest has', async () => {
    const refused = formOf({ name: 'a'.repeat(200_001) })
    await expect(refused).rejects.toMatchObject({ init: { status: 400 } })
  })

  const multipart = (body: BodyInit, boundary = 'b') =>
    readForm(
      new Request('http://jatra.test', {
        method: 'POST',
        body,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      }),
    )
  const part = (name: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n1\r\n`

  it('may come in parts, with a file', async () => {
    const sent = new FormData()
    sent.set('name', 'রহিমা')
    sent.set('picture', new File(['\r\n--\r\n'], 'me.png', { type: 'image/png' }))
    const form = await readForm(new Request('http://jatra.test', { method: 'POST', body: sent }))
    expect(form.get('name')).toBe('রহিমা')
    expect(await (form.get('picture') as File).text()).toBe('\r\n--\r\n')
  })

  it.each<[string, string, string?]>([
    ['of too many parts', `${part('a').repeat(502)}--b--`],
    ['with endless lines before a part', `--b\r\n${'x: y\r\n'.repeat(1_000)}\r\n1\r\n--b--`],
    ['with a boundary that can be read in two ways', `${part('a')}--b--`, 'b; boundary=c'],
    ['cut off', part('a').slice(0, 20)],
  ])('is refused in parts %s', async (_, body, boundary) => {
    await expect(multipart(body, boundary)).rejects.toMatchObject({ init: { status: 400 } })
  })

  it('carries no commands to the form library', async () => {
    const form = await formOf({ __intent__: '{}', __state__: '{}', name: 'Nusrat' })
    expect([...form.keys()]).toEqual(['name'])
  })

  it('is rejected when it is not a form', async () => {
    const request = new Request('http://jatra.test', { method: 'POST', body: 'x' })
    await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } })
  })
})
