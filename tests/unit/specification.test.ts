import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { errors } from '../../stories/specification/errors.ts'
import { specification } from '../../stories/specification/index.ts'
import { screens } from '../../stories/specification/screens.ts'
import { storyIdsOf } from '../../stories/specification/story-ids.ts'

const lines = specification.flatMap((part) => part.lines)
const stories = globSync('stories/Flows/*.stories.tsx')
  .map((file) => readFileSync(file, 'utf8'))
  .flatMap(storyIdsOf)

describe('the lines of the specification', () => {
  it('are each there once', () => {
    const ids = specification.flatMap((part) => part.lines.map(({ id }) => `${part.title} ${id}`))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(lines)('$id has a story that is there', ({ stories: shown }) => {
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((id) => !stories.includes(id))).toEqual([])
  })

  it.each(lines)('$id has a test that is there', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0)
    for (const [file, name] of tests) {
      expect(existsSync(file), file).toBe(true)
      expect(nameIn(readFileSync(file, 'utf8'), name), `${file}: ${name}`).toBe(true)
    }
  })
})

/** Whether a name stands in a source in quotes of its own, as the name of a test or a suite does. */
function nameIn(source: string, name: string): boolean {
  return ["'", '"', '`'].some((quote) =>
    source.includes(`${quote}${name.replaceAll("'", quote === "'" ? "\\'" : "'")}${quote}`),
  )
}

it('every story of the flows is in the specification', () => {
  const named = new Set(lines.flatMap((line) => line.stories))
  expect(stories.filter((id) => !named.has(id))).toEqual([])
})

// The specification is not in the repository: these are its tables, by which a line that is lost is found out.
it('every address of its route table is a line', () => {
  const addresses = [
    '/',
    '/packages/{id}',
    '/flight/search',
    '/packageMenu',
    '/visaDetails',
    '/register',
    '/login',
    '/login/success',
    '/packageReserve/{id}',
    '/visaBookSchedule/{index}',
    '/flight/booking/',
    '/app/account/regular-travelers',
    '/app/account/regular-travelers/{id}',
    '/app/account/bookings',
    '/app/account/bookings/flight',
    '/app/account/bookings/holidays',
    '/app/account/bookings/visa',
    '/app/account/bookings/hotels',
  ]
  const ids = screens.lines.map(({ id }) => id)
  expect(addresses.filter((address) => !ids.includes(address))).toEqual([])
})

it('every row of its error catalogue is a line, in its order', () => {
  expect(errors.lines.map(({ id }) => id)).toEqual([
    'login-failure',
    'sign-up-failure',
    'logout-failure',
    'register-error',
    'login-success-exchange-failure',
    'visa-and-carousel-failure',
    'package-failure',
    'no-results',
    'session-expiry',
    'fare-rules',
    'missing-flight',
    'empty-package-list',
    'flight-search-error',
    'holiday-confirmation-failure',
    'payment-and-order-list-failure',
    'traveller-save-failure',
    '401-or-403',
    'date-unparsable',
    'dropdown-defaults',
  ])
})
