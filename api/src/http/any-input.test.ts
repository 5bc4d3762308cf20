import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { endpoints } from '@jatra/contract/endpoints'
import type { Endpoint } from '@jatra/contract/http/endpoint'
import { users } from '../db/schema.ts'
import { defaultLimits, type Limits } from '../domain/limits.ts'
import { problemOf } from '../testing/problem-of.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()
const unlimited = Object.fromEntries(
  Object.keys(defaultLimits).map((name) => [name, { max: 1_000_000, seconds: 60 }]),
) as Limits

let api: TestApi
let token: string
let userId: string
beforeEach(async () => {
  api = createTestApi(database, { limits: unlimited })
  const signedIn = await api.client.call(endpoints.register, {
    body: { userName: 'rahima', email: 'rahima@example.com', password: 'Secret@1' },
  })
  token = signedIn.access_token
  userId = signedIn.user._id
  // So that what staff write is reached too.
  await database.db.update(users).set({ role: 'manager' })
})

describe('whatever is thrown at it', () => {
  /** Strings that break databases, parsers and languages, among arbitrary ones. */
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('\0', '\ud800', '__proto__', "' or 1=1 --", 'a'.repeat(1000), '1e999', '-0'),
  )
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    text,
    fc.array(text, { maxLength: 3 }),
    fc.constantFrom(
      1e308,
      -1,
      2 ** 53,
      0.1,
      '2026-13-45',
      'flight',
      'bkash',
      'DAC',
      'visa',
      'pickUp',
      'Thailand',
    ),
  )
  const fields = [
    ...['userName', 'email', 'password', 'identifier', 'serviceType', 'productData', 'productId'],
    ...[
      'price',
      'travelers',
      'travelersData',
      'deliveryDate',
      'firstName',
      'paymentType',
      'userId',
    ],
    ...['searchUid', '__proto__', 'constructor'],
    ...['people', 'rooms', 'travelDate', 'travelersData', 'travelers', 'singleRoom', 'adults'],
    ...['selectedPlan', 'deliveryMethod', 'pickUpAddress', 'documents', 'country', 'visaList'],
    ...['shortPassport', 'jobholders', 'student', 'nonChild'],
    ...['name', 'package', 'image', 'rating', 'highlight', 'validFrom', 'validTo', 'seats'],
  ]
  const body = fc.oneof(
    { weight: 3, arbitrary: fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 12 }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
  const queryKeys = [
    ...['originLocationCode', 'destinationLocationCode', 'departureDate', 'returnDate', 'adults'],
    ...['children', 'infants', 'travelClass', 'max', 'leg', 'q', 'country', 'limit', 'cursor'],
    ...['destination', 'duration', 'minPrice', 'maxPrice', 'sort'],
  ]
  const queries = fc.array(fc.tuple(fc.constantFrom(...queryKeys), text), { maxLength: 6 })

  it.each(
    Object.values(endpoints as Record<string, Endpoint>).map(
      (endpoint) => [endpoint.name, endpoint] as const,
    ),
  )(
    '%s answers with a problem or a good answer, never a failure',
    async (_, endpoint) => {
      await fc.assert(
        fc.asyncProperty(body, queries, text, fc.boolean(), async (json, pairs, part, own) => {
          const path = endpoint.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
            own && name === 'userId'
              ? userId
              : own && name === 'paymentType'
                ? 'bkash'
                : encodeURIComponent(part.replace(/\p{Surrogate}/gu, '').slice(0, 500) || 'x'),
          )
          const search = new URLSearchParams(pairs)
          const given = own && json && typeof json === 'object' ? { ...json, userId } : json
          const answer = await api.send(endpoint.method, `${path}?${search}`, {
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            ...(endpoint.body && { body: JSON.stringify(given) }),
          })
          expect(answer.status).toBeLessThan(500)
          // Some endpoints accept anything: airports find nothing for nonsense, logout signs out.
          if (answer.status >= 400) await problemOf(answer)
        }),
        { numRuns: 25 },
      )
      expect(api.log.filter((line) => line.includes('request_failed'))).toEqual([])
    },
    60_000,
  )
})
