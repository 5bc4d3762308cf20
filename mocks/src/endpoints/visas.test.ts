import {
  createVisa,
  deleteVisa,
  getVisa,
  listVisas,
  updateVisa,
} from '@jatra/contract/visa/endpoints'
import { visaCatalogue } from '@jatra/catalogue/visas/index'
import { visaInLanguage } from '@jatra/contract/visa/visa-in-language'
import type { Client } from '@jatra/contract/http/client'
import { visaInputSchema } from '@jatra/contract/visa/visa'
import { describe, expect, it } from 'vitest'
import { logIn, prototype } from '../testing/prototype.ts'

/** As it is answered in English, and as staff read it. */
const english = visaCatalogue.map((one) => visaInLanguage('en', one))
const [first] = english
const [whole] = visaCatalogue
if (!first || !whole) throw new Error('the catalogue is empty')
const params = { id: first._id }

const staffOf = async (client: Client) => ({
  token: (await logIn(client, 'rezwana')).access_token,
})

describe('visas in prototype mode', () => {
  it('are those of the catalogue, all or of one country', async () => {
    const client = prototype().as('a')
    expect(await client.call(listVisas, { query: {} })).toEqual(english)
    expect(await client.call(listVisas, { query: { country: first.country } })).toEqual([first])
    expect(await client.call(getVisa, { params })).toEqual(first)
  })

  it('are none in the scenario empty', async () => {
    const client = prototype().as('a', 'empty')
    expect(await client.call(listVisas, { query: {} })).toEqual([])
  })

  it('are refused for a country of which there is none, and by an unknown id', async () => {
    const client = prototype().as('a')
    const elsewhere = { query: { country: 'Nepal' as 'Thailand' } }
    await expect(client.call(listVisas, elsewhere)).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'We have no visa for this country',
    })
    await expect(client.call(getVisa, { params: { id: 'no-such' } })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('what staff write of visas in prototype mode', () => {
  it('is seen by the same visitor alone', async () => {
    const { as } = prototype()
    const [a, b] = [as('a'), as('b')]
    const staff = await staffOf(a)
    const changed = await a.call(updateVisa, { params, body: { name: 'New name' } }, staff)
    expect(changed).toEqual({ ...whole, name: 'New name' })
    expect(await a.call(getVisa, { params })).toEqual(visaInLanguage('en', changed))
    expect(await b.call(getVisa, { params })).toEqual(first)
  })

  it('is one visa for each country: a second one only after the first is withdrawn', async () => {
    const client = prototype().as('a')
    const staff = await staffOf(client)
    const body = { ...visaInputSchema.parse(first), name: 'The new one' }
    await expect(client.call(createVisa, { body }, staff)).rejects.toMatchObject({
      code: 'already_taken',
    })
    const other = visaCatalogue.find(({ country }) => country !== first.country)?.country
    await expect(
      client.call(updateVisa, { params, body: { country: other } }, staff),
    ).rejects.toMatchObject({ code: 'already_taken' })
    await client.call(deleteVisa, { params }, staff)
    await expect(client.call(getVisa, { params })).rejects.toMatchObject({ code: 'withdrawn' })
    const made = await client.call(createVisa, { body }, staff)
    expect(await client.call(listVisas, { query: {} })).toEqual([made, ...english.slice(1)])
  })

  it('is rejected for customers and signed-out visitors', async () => {
    const client = prototype().as('a')
    const { access_token: token } = await logIn(client, 'nusrat')
    await expect(client.call(deleteVisa, { params }, { token })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(client.call(deleteVisa, { params })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    expect(await client.call(getVisa, { params })).toEqual(first)
  })
})
