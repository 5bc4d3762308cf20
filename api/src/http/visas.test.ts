import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createVisa,
  deleteVisa,
  getVisa,
  listVisas,
  updateVisa,
} from '@jatra/contract/visa/endpoints'
import { visaCountries, type VisaCountry } from '@jatra/contract/visa/visa'
import { users, visas } from '../db/schema.ts'
import { signUp, type Visitor } from '../testing/booking.ts'
import { problemOf } from '../testing/problem-of.ts'
import { errorOf } from '../testing/error-of.ts'
import { createTestApi, jsonInit, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { insertVisa, visaInput } from '../testing/visas.ts'

// A database in memory takes what it takes on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const database = useTestDatabase()

let api: TestApi
let worker: Visitor
beforeEach(async () => {
  api = createTestApi(database)
  worker = await signUp(api.client, 'worker')
  await database.db.update(users).set({ role: 'manager' })
})

const add = (country: VisaCountry) =>
  api.client.call(createVisa, { body: { ...visaInput, country } }, worker)
const withdraw = (id: string) => api.client.call(deleteVisa, { params: { id } }, worker)
const countries = async (query: { country?: VisaCountry } = {}) =>
  (await api.client.call(listVisas, { query })).map(({ country }) => country)

describe('the visas on offer', () => {
  it('are listed in the order of the search, whatever the order in which they came', async () => {
    for (const country of visaCountries.toReversed()) await add(country)
    expect(await countries()).toEqual([...visaCountries])
    expect(await countries({ country: 'Malaysia' })).toEqual(['Malaysia'])
  })

  it('leave with their withdrawal, and make room for another of the country', async () => {
    const { _id } = await add('Thailand')
    expect((await errorOf(add('Thailand'))).code).toBe('already_taken')
    await withdraw(_id)
    expect(await countries()).toEqual([])
    const next = await add('Thailand')
    expect(next._id).not.toBe(_id)
    expect(await api.client.call(listVisas, { query: {} })).toEqual([next])
    const read = (id: string) => api.client.call(getVisa, { params: { id } })
    expect(await read(next._id)).toEqual(next)
    expect((await errorOf(read(_id))).code).toBe('withdrawn')
  })

  it('are at most one of a country, however many add one at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => add('Thailand')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'already_taken' })
    expect(await database.db.select().from(visas)).toHaveLength(1)
  })

  it('stay apart when two move to one country', async () => {
    const { _id: one } = await add('Srilanka')
    const { _id: two } = await add('Malaysia')
    const move = (id: string) =>
      api.client.call(updateVisa, { params: { id }, body: { country: 'Thailand' } }, worker)
    const results = await Promise.allSettled([move(one), move(two)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await countries()).length).toBe(2)
  })
})

describe('what staff write', () => {
  it('keeps the order of requirements and options, and words in any script', async () => {
    const student = ['ছাত্র পরিচয়পত্র 🎓', 'Bank statement', 'Admission letter']
    const visaList = [20_000, 1, 400_000].map((price) => ({
      ...{ name: `For ${price}`, validity: 90, stayPeriod: 30, price },
    }))
    const { _id } = await insertVisa(database.db)
    const body = { student, visaList }
    await api.client.call(updateVisa, { params: { id: _id }, body }, worker)
    expect(await api.client.call(getVisa, { params: { id: _id } })).toEqual({
      ...visaInput,
      ...{ _id, student, visaList },
    })
  })

  it('must be a whole visa afterwards, also where the rules have become stricter since', async () => {
    const student = Array.from({ length: 31 }, (_, at) => `Paper ${at}`)
    const { _id } = await insertVisa(database.db, { student })
    const change = (body: object) =>
      api.client.call(updateVisa, { params: { id: _id }, body }, worker)
    const { code, errors } = await errorOf(change({ name: 'New' }))
    expect(code).toBe('invalid_input')
    expect(Object.keys(errors ?? {})).toEqual(['student'])
    expect(await change({ name: 'New', student: [] })).toMatchObject({ name: 'New', student: [] })
  })

  it('is logged with who wrote it', async () => {
    const { _id } = await add('Thailand')
    await api.client.call(updateVisa, { params: { id: _id }, body: { name: 'New' } }, worker)
    await withdraw(_id)
    const events = ['visa_created', 'visa_updated', 'visa_withdrawn'].map((event) =>
      api.log.find((line) => line.includes(`"event":"${event}"`)),
    )
    for (const line of events) expect(JSON.parse(line ?? '{}')).toMatchObject({ by: worker.userId })
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['a name with a NUL', { name: 'a\0b' }, 'name'],
    ['half a character in a requirement', { student: ['\ud83c'] }, 'student.0'],
    ['thirty-one requirements', { student: Array(31).fill('Photo') }, 'student'],
    ['thirteen options', { visaList: Array(13).fill(visaInput.visaList[0]) }, 'visaList'],
    ['an option that is a text', { visaList: ['Single'] }, 'visaList.0'],
    ['a price in a string', { visaList: [{ ...visaInput.visaList[0], price: '1' }] }, 'visaList.0'],
    ['a list of countries', { country: ['Thailand'] }, 'country'],
    ['lists under lists', { jobholders: [[['x']]] }, 'jobholders.0'],
  ])('is rejected with its field: %s', async (_, changes, field) => {
    const answer = await api.send(
      'POST',
      '/api/visa',
      jsonInit({ ...visaInput, ...changes }, { authorization: `Bearer ${worker.token}` }),
    )
    const { status, errors } = await problemOf(answer)
    expect(status).toBe(400)
    expect(Object.keys(errors ?? {}).join()).toContain(field)
    expect(await database.db.select().from(visas)).toEqual([])
  })

  it('an id is looked up as it is, however it looks', async () => {
    for (const id of ['%00', '%F0%9F%8C%B4', '..%2f..%2f', "'%20or%201=1--", 'x'.repeat(80)])
      expect((await api.send('GET', `/api/visa/${id}`)).status).toBeLessThan(500)
    expect((await problemOf(await api.send('GET', `/api/visa/${'x'.repeat(81)}`))).status).toBe(400)
  })
})
