import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  documents,
  orderDocuments,
  orders,
  paymentAttempts,
  rateLimits,
  users,
  visaOrders,
  visas,
} from '@jatra/api/db/schema'
import type { DatabaseHandle } from '@jatra/api/db/types'
import { defaultLimits } from '@jatra/api/domain/limits'
import { storeOrder } from '@jatra/api/domain/checkout/store-order'
import { createLogger } from '@jatra/contract/observability/logging'
import { signUp, type Visitor } from '@jatra/api/testing/booking'
import { createPaymentGateways } from '@jatra/api/providers/payments/payment-gateways'
import { fakeSslCommerz } from '@jatra/api/testing/fake-sslcommerz'
import { anyUnpaid, createTestApi, type TestApi } from '@jatra/api/testing/test-api'
import {
  applicant,
  applyFor,
  insertDocuments,
  insertVisa,
  visaInput,
  visaPaymentFor,
} from '@jatra/api/testing/visas'
import { deleteDocument } from '@jatra/contract/document/endpoints'
import { createVisa, deleteVisa, updateVisa } from '@jatra/contract/visa/endpoints'
import { quoteVisa, withdrawnVisa } from '@jatra/contract/visa/visa-validation'
import type { Visa } from '@jatra/contract/visa/visa'
import { DomainError } from '@jatra/contract/http/problem'
import { unpaidLimits } from '@jatra/contract/payment/unpaid-limits'
import { useTwoPools } from './two-pools.ts'

const ROUNDS = 6

const { database, second } = useTwoPools()
let fake: ReturnType<typeof fakeSslCommerz>
let one: TestApi
let two: TestApi
let rahima: Visitor
let worker: Visitor
let visa: Visa

beforeEach(async () => {
  fake = fakeSslCommerz()
  one = createTestApi(database, { gateways: { sslcommerz: fake.gateway }, unpaidLimits: anyUnpaid })
  two = createTestApi(second, { gateways: { sslcommerz: fake.gateway }, unpaidLimits: anyUnpaid })
  rahima = await signUp(one.client)
  worker = await signUp(one.client, 'worker')
  await database.db.update(users).set({ role: 'manager' })
  visa = await insertVisa(database.db)
})

const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => {
    if (result.status === 'fulfilled') return 'done'
    if (result.reason instanceof DomainError) return result.reason.code
    throw result.reason
  })

/** With one traveller for each list of documents. */
const bodyWith = (...documents: string[][]) =>
  visaPaymentFor(visa, rahima.userId, {
    travelersData: documents.map((list) => applicant({ documents: list })),
  })

describe('one document', () => {
  it('in two applications at once is in both, whichever way round their documents are', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await database.db.delete(rateLimits)
      const [a = '', b = ''] = await insertDocuments(database.db, rahima.userId, [
        `a-${round}`,
        `b-${round}`,
      ])
      const results = await Promise.allSettled([
        applyFor(one.client, rahima, bodyWith([a], [b])),
        applyFor(two.client, rahima, bodyWith([b], [a])),
        applyFor(one.client, rahima, bodyWith([b, a])),
        applyFor(two.client, rahima, bodyWith([a, b])),
      ])
      expect(codesOf(results)).toEqual(['done', 'done', 'done', 'done'])
    }
    expect(await database.db.select().from(orders)).toHaveLength(4 * ROUNDS)
    expect(await database.db.select().from(orderDocuments)).toHaveLength(8 * ROUNDS)
  })

  it('that is removed while it is applied with belongs to the order, or is gone', async () => {
    let kept = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      await database.db.delete(rateLimits)
      const id = `document-${round}`
      await insertDocuments(database.db, rahima.userId, [id])
      const [applied, removed] = codesOf(
        await Promise.allSettled([
          applyFor(one.client, rahima, bodyWith([id])),
          two.client.call(deleteDocument, { params: { id } }, { token: rahima.token }),
        ]),
      )
      const outcome = `${String(applied)}, ${String(removed)}`
      expect(['done, already_taken', 'not_found, done']).toContain(outcome)
      if (applied === 'done') kept += 1
    }
    expect(await database.db.select().from(orders)).toHaveLength(kept)
    expect(await database.db.select().from(orderDocuments)).toHaveLength(kept)
    expect(await database.db.select().from(documents)).toHaveLength(kept)
  })
})

describe('one key, forty times at once, at two processes', () => {
  it('makes one application with its documents, and forty equal answers', async () => {
    await insertDocuments(database.db, rahima.userId, ['a', 'b'])
    const body = bodyWith(['a'], ['b'])
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        applyFor((at % 2 ? one : two).client, rahima, body, 'double-click'),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await database.db.select().from(orders)).toHaveLength(1)
    expect(await database.db.select().from(visaOrders)).toHaveLength(1)
    expect(await database.db.select().from(orderDocuments)).toHaveLength(2)
    expect(await database.db.select().from(paymentAttempts)).toHaveLength(1)
    expect(fake.opened).toHaveLength(1)
  })

  it('makes one application, or none, while the visa is withdrawn', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await database.db.delete(rateLimits)
      await database.db.update(visas).set({ withdrawnAt: null })
      const before = (await database.db.select().from(orders)).length
      const apply = (api: TestApi) => applyFor(api.client, rahima, bodyWith([]), `key-${round}`)
      const [withdrawn, ...applied] = await Promise.allSettled([
        one.client.call(deleteVisa, { params: { id: visa._id } }, { token: worker.token }),
        ...[one, two, one, two].map(apply),
      ])
      expect(codesOf([withdrawn])).toEqual(['done'])
      const made = (await database.db.select().from(orders)).length - before
      // A request that lost the race still gets the order of its key.
      if (made) expect(await apply(two)).toHaveProperty('orderId')
      expect(made).toBeLessThanOrEqual(1)
      const ids = applied.flatMap((one) => (one.status === 'fulfilled' ? [one.value.orderId] : []))
      expect(new Set(ids).size).toBe(made)
      for (const code of codesOf(applied)) expect(['done', 'withdrawn']).toContain(code)
    }
  })
})

it('a request is answered with what its twin got, though it is rejected by now', async () => {
  const log = createLogger((line) => one.log.push(line))
  const deps = ({ db, jobs }: Pick<DatabaseHandle, 'db' | 'jobs'>) => ({
    ...{ db, jobs, clock: () => one.now, newId: randomUUID, log },
    ...{ limits: defaultLimits, unpaidLimits },
    gateways: createPaymentGateways({ sslcommerz: fakeSslCommerz().gateway }, {}),
  })
  const request = {
    ...{ userId: rahima.userId, key: 'twin', bodyHash: 'the same', contentHash: 'the same' },
    ...{ clientIp: '10.0.0.1', replaces: undefined, receivedAt: one.now },
  }
  let first = ''
  const late = storeOrder(deps(database), request, 'bkash', async () => {
    first = await storeOrder(deps(second), request, 'bkash', async () => ({
      ...{
        serviceType: 'visa',
        quote: quoteVisa(6_001, 1, 'travelerDrop'),
        travelerCount: 1,
        addDetails: async () => {},
      },
      contact: { name: 'Rahima', email: 'rahima@example.com', phone: '', address: null },
    }))
    throw withdrawnVisa()
  })
  expect(await late).toBe(first)
  const alone = storeOrder(deps(database), { ...request, key: 'alone' }, 'bkash', () => {
    throw withdrawnVisa()
  })
  await expect(alone).rejects.toMatchObject({ code: 'withdrawn' })
  expect(await database.db.select().from(orders)).toHaveLength(1)
})

describe('staff and travellers at once', () => {
  it('an application is sold at the price that was seen, or not at all', async () => {
    const [plan] = visaInput.visaList
    if (!plan) throw new Error('the visa has no option')
    for (let round = 0; round < ROUNDS; round += 1) {
      await database.db.delete(rateLimits)
      await database.db.update(visas).set({ visaList: visaInput.visaList })
      const body = { visaList: [{ ...plan, price: 7_777 }] }
      const [bought, changed] = codesOf(
        await Promise.allSettled([
          applyFor(one.client, rahima, bodyWith([])),
          two.client.call(updateVisa, { params: { id: visa._id }, body }, { token: worker.token }),
        ]),
      )
      expect(['done', 'price_changed']).toContain(bought)
      expect(changed).toBe('done')
    }
    for (const { price } of await database.db.select().from(orders)) expect(price).toBe(6_651)
  })

  it('two who change different fields lose nothing of each other', async () => {
    const { token } = worker
    const change = (api: TestApi, body: Partial<Visa>) =>
      api.client.call(updateVisa, { params: { id: visa._id }, body }, { token })
    for (let round = 0; round < ROUNDS; round += 1) {
      const [name, student] = [`Visa ${round}`, [`Paper ${round}`]]
      await Promise.all([change(one, { name }), change(two, { student })])
      const [row] = await database.db.select().from(visas)
      expect(row).toMatchObject({ name, requirements: { student } })
    }
  })

  it('a country has one visa, however many are added or moved there', async () => {
    const { token } = worker
    for (let round = 0; round < ROUNDS; round += 1) {
      await database.db.delete(visas)
      const country = 'Malaysia'
      await insertVisa(database.db, { _id: 'moving', country: 'Singapore' })
      const add = (api: TestApi) =>
        api.client.call(createVisa, { body: { ...visaInput, country } }, { token })
      const codes = codesOf(
        await Promise.allSettled([
          add(one),
          add(two),
          one.client.call(updateVisa, { params: { id: 'moving' }, body: { country } }, { token }),
          add(two),
        ]),
      )
      expect(codes.sort()).toEqual(['already_taken', 'already_taken', 'already_taken', 'done'])
    }
  })
})
