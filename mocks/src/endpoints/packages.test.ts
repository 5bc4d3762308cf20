import { todayInDhaka } from '@jatra/contract/values/dates'
import {
  createPackage,
  deletePackage,
  getPackage,
  listPackages,
  packageFacets,
  updatePackage,
} from '@jatra/contract/holiday/endpoints'
import { packageSorts } from '@jatra/contract/holiday/package-list-choices'
import { packageCatalogue } from '@jatra/catalogue/packages/index'
import { packageInLanguage } from '@jatra/contract/holiday/package-in-language'
import type { Client } from '@jatra/contract/http/client'
import { packageInputSchema } from '@jatra/contract/holiday/package'
import { comparePackages } from '@jatra/contract/holiday/package-list'
import { describe, expect, it } from 'vitest'
import { REFERENCE_NOW } from '../fixtures/reference.ts'
import { logIn, prototype } from '../testing/prototype.ts'

/** As it is answered in English, and as staff read it. */
const english = packageCatalogue.map((one) => packageInLanguage('en', one))
const [first] = english
const [whole] = packageCatalogue
if (!first || !whole) throw new Error('the catalogue is empty')
const id = first._id

const staffOf = async (client: Client) => ({
  token: (await logIn(client, 'rezwana')).access_token,
})

describe('the list of packages in prototype mode', () => {
  it.each(packageSorts)('sorted by %s, page by page: everything once, in order', async (sort) => {
    const client = prototype().as('a')
    const found: string[] = []
    let cursor: string | null = null
    do {
      const query = { sort, limit: 7, ...(cursor !== null && { cursor }) }
      const page: { items: { _id: string }[]; next: string | null } = await client.page(
        listPackages,
        { query },
      )
      found.push(...page.items.map(({ _id }) => _id))
      cursor = page.next
    } while (cursor !== null)
    const today = todayInDhaka(REFERENCE_NOW)
    const all = english.filter(({ validTo }) => validTo > today)
    expect(found).toEqual(all.toSorted(comparePackages(sort)).map(({ _id }) => _id))
  })

  it('goes on after a package that has been withdrawn meanwhile', async () => {
    const client = prototype().as('a')
    const all = await client.call(listPackages, { query: { limit: 4 } })
    const { items, next } = await client.page(listPackages, { query: { limit: 2 } })
    await client.call(
      deletePackage,
      { params: { id: items.at(-1)?._id ?? '' } },
      await staffOf(client),
    )
    const rest = await client.call(listPackages, { query: { limit: 2, cursor: next ?? '' } })
    expect(rest).toEqual(all.slice(2))
  })

  it('keeps the filter in the address of the next page', async () => {
    const client = prototype().as('a')
    const query = { destination: ['Nepal', "Cox's Bazar"], limit: 3 }
    const { next } = await client.page(listPackages, { query })
    const items = await client.call(listPackages, { query: { ...query, cursor: next ?? '' } })
    expect(items.length).toBeGreaterThan(0)
    for (const one of items) expect(query.destination).toContain(one.package)
  })

  it('is empty in the scenario of that name, and so are its facets', async () => {
    const client = prototype().as('a', 'empty')
    expect(await client.call(listPackages, { query: {} })).toEqual([])
    expect(await client.call(packageFacets, { query: {} })).toEqual({
      count: 0,
      minPrice: null,
      maxPrice: null,
      destinations: [],
      reviewed: 0,
    })
  })

  it('leaves out packages whose last departure is over, but still shows their pages', async () => {
    const { as, time } = prototype()
    time.now = Date.UTC(2028, 0, 2)
    expect(await as('a').call(listPackages, { query: {} })).toEqual([])
    expect(await as('a').call(getPackage, { params: { id } })).toEqual(first)
  })
})

describe('what staff write in prototype mode', () => {
  it('is seen by the same visitor alone', async () => {
    const { as } = prototype()
    const [a, b] = [as('a'), as('b')]
    const staff = await staffOf(a)
    const params = { id }
    const changed = await a.call(updatePackage, { params, body: { price: 70_007 } }, staff)
    expect(changed).toEqual({ ...whole, price: 70_007 })
    expect(await a.call(getPackage, { params })).toEqual(packageInLanguage('en', changed))
    expect(await b.call(getPackage, { params })).toEqual(first)
    await a.call(deletePackage, { params }, staff)
    await expect(a.call(getPackage, { params })).rejects.toMatchObject({ code: 'withdrawn' })
    expect(await b.call(getPackage, { params })).toEqual(first)
  })

  it('is listed when it is new', async () => {
    const client = prototype().as('a')
    const body = { ...packageInputSchema.parse(first), name: 'A new one' }
    const made = await client.call(createPackage, { body }, await staffOf(client))
    const query = { destination: first.package, limit: 100 }
    expect(await client.call(listPackages, { query })).toContainEqual(made)
  })

  it.each(['nusrat', 'tanvir', 'farhana'])('is refused to %s', async (name) => {
    const client = prototype().as('a')
    const { access_token: token } = await logIn(client, name)
    await expect(client.call(deletePackage, { params: { id } }, { token })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(client.call(deletePackage, { params: { id } })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    expect(await client.call(getPackage, { params: { id } })).toEqual(first)
  })
})
