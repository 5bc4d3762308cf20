import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { bookings } from '../messages/bookings.ts'
import { fieldErrors } from '../messages/field-errors.ts'
import { partsOf, readIssue } from '../messages/message.ts'
import { requests } from '../messages/requests.ts'
import { sales } from '../messages/sales.ts'
import { staff } from '../messages/staff.ts'
import { fieldErrorsOf, parseInput } from './problem.ts'
import { flightPaymentBodySchema } from '../flight/flight-payment.ts'
import { flightSearchQuerySchema } from '../flight/endpoints.ts'
import { endpoints } from '../endpoints.ts'
import type { Endpoint } from './endpoint.ts'

const known = new Set(Object.keys({ ...fieldErrors, ...requests, ...sales, ...bookings, ...staff }))

/** The keys of what is said of a value, without those that are in no catalogue: what Zod says when a schema does not. */
const strayKeysFor = (schema: z.ZodType, value: unknown, parse = parseInput): string[] =>
  (parse(schema, value).error?.issues ?? [])
    .map(({ message }) => partsOf(readIssue(message)).key ?? '')
    .filter((key) => !known.has(key))

const parts = Object.values(endpoints as Record<string, Endpoint>).flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema ? [{ title: `${part} of ${endpoint.name}`, schema }] : []
  }),
)

/** The fields of an object, or of every kind of a union. */
function keysOf(schema: z.ZodType): string[] {
  const options = (schema as z.ZodDiscriminatedUnion).options as z.ZodType[] | undefined
  return options?.flatMap(keysOf) ?? Object.keys((schema as z.ZodObject).shape)
}

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown[]>(
    undefined,
    -1,
    11,
    1.5,
    Infinity,
    '',
    'x'.repeat(500),
    '2026-02-30',
    [1],
  ),
)

describe('a rejected value', () => {
  it.each(parts)('has a message for travellers: $title', ({ schema }) => {
    const keys = keysOf(schema)
    const input = fc.oneof(
      odd,
      fc.record(Object.fromEntries(keys.map((key) => [key, odd]))),
      fc.record({
        ...Object.fromEntries(keys.map((key) => [key, odd])),
        serviceType: fc.constantFrom('flight', 'holidays', 'visa'),
      }),
      fc.record({
        travelersData: fc.array(fc.dictionary(fc.constantFrom('title', 'address'), odd)),
      }),
    )
    fc.assert(
      fc.property(input, (value) => {
        expect(strayKeysFor(schema, value)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('would have a message for programmers otherwise', () => {
    const bare = (schema: z.ZodType, value: unknown) => schema.safeParse(value)
    expect(
      strayKeysFor(endpoints.login.body as z.ZodType, null, bare as typeof parseInput),
    ).toEqual([expect.stringMatching(/expected object/)])
  })

  it('names the field of a booking that is missing, and what it is', () => {
    const { error } = parseInput(flightPaymentBodySchema, { productData: {}, price: 'much' })
    expect(error && fieldErrorsOf(error)).toMatchObject({
      'productData.searchUid': ['Give the searchUid of the search in which this flight was found'],
      productId: ['Please give this value'],
      price: ['Please check this value'],
      travelersData: ['Please give this value'],
    })
  })

  it.each([
    ['max', '0', 'Ask for 1 to 10 flights'],
    ['max', 'many', 'Ask for 1 to 10 flights'],
    ['adults', '0', 'Choose how many adults fly, at least one'],
    ['children', '1.5', 'Choose how many children fly'],
    ['infants', '-1', 'Choose how many infants fly'],
    ['travelClass', 'STEERAGE', 'Choose a cabin: Economy, Business or First'],
    ['departureDate', '2026-02-30', 'Give a date like 2026-12-01'],
    ['returnDate', 'soon', 'Give a date like 2026-12-01'],
    ['leg', 7, 'Give 2 to 4 legs'],
  ])('of a search says what to do, whoever parses it: %s=%s', (field, value, message) => {
    const query = {
      originLocationCode: 'DAC',
      destinationLocationCode: 'BKK',
      departureDate: '2026-12-04',
      [field]: value,
    }
    const { error } = flightSearchQuerySchema.safeParse(query)
    expect(error && fieldErrorsOf(error)).toEqual({ [field]: [message] })
  })
})
