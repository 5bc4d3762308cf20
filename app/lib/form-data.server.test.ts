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

  it('carries no commands to the form library', async () => {
    const form = await formOf({ __intent__: '{}', __state__: '{}', name: 'Nusrat' })
    expect([...form.keys()]).toEqual(['name'])
  })

  it('is refused when it is none', async () => {
    const request = new Request('http://jatra.test', { method: 'POST', body: 'x' })
    await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } })
  })
})
