import type { RouteConfigEntry } from '@remix-run/route-config'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import table from '../../app/routes.ts'
import { errors } from '../../stories/specification/errors.ts'
import { specification } from '../../stories/specification/index.ts'
import type { SpecPart } from '../../stories/specification/line.ts'
import { rules } from '../../stories/specification/rules.ts'
import { screens } from '../../stories/specification/screens.ts'
import { states } from '../../stories/specification/states.ts'
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

const idsOf = ({ lines: own }: SpecPart) => own.map(({ id }) => id)
const addressesThatAreLines = idsOf(screens).flatMap((id) => id.split(', ').map(shapeOf))

/** '/packages/:id' and '/packages/{id}' as '/packages/{}': what stands for a name may be called otherwise. */
function shapeOf(address: string): string {
  return address.replace(/:\w+|\{\w+\}/g, '{}')
}

it('every page of the app is a line', () => {
  const pages = [...(table as RouteConfigEntry[])].flatMap((entry) => pagesOf(entry))
  expect(pages.filter((address) => !addressesThatAreLines.includes(shapeOf(address)))).toEqual([])
})

/** Addresses of the pages under an entry of the route table. */
function pagesOf({ path = '', file, children }: RouteConfigEntry, above = ''): string[] {
  const address = path ? `${above}/${path}` : above
  if (children?.length) return children.flatMap((child) => pagesOf(child, address))
  return file.endsWith('.tsx') ? [address || '/'] : []
}

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
    '/forgot-password',
    '/forgot-password-instruction',
    '/reset-password/{id}/{token}',
    '/packageReserve/{id}',
    '/visaBookSchedule/{index}',
    '/flight/booking',
    '/app/account/profile',
    '/app/account/regular-travelers',
    '/app/account/regular-travelers/{id}',
    '/app/account/change-password',
    '/app/account/bookings',
    '/app/account/bookings/flight',
    '/app/account/bookings/holidays',
    '/app/account/bookings/visa',
    '/app/account/bookings/hotels',
  ]
  expect(addresses.filter((address) => !addressesThatAreLines.includes(shapeOf(address)))).toEqual(
    [],
  )
})

it('every change of a state is a line, in its order', () => {
  expect(idsOf(states)).toEqual([
    'auth-starts-signed-out',
    'login-succeeds',
    'sign-up-succeeds',
    'attempt-fails',
    'social-sign-in',
    'logout',
    'session-refused',
    'header-tab',
    'header-visibility',
    'airport-chosen',
    'airports-swapped',
    'suggestions-open-and-close',
    'date-picker-opens-and-closes',
    'to-round-trip',
    'to-one-way',
    'multi-city-rows',
    'passengers-chosen',
    'flight-searched',
    'holiday-search-enabled',
    'visa-search-enabled',
    'countdown-ticks',
    'session-expires',
    'booking-expires',
    'carousel-turns',
    'one-room-stays',
    'counts-not-below-zero',
    'counts-fit-the-rooms',
    'one-payment-option',
    'delivery-pick-up',
    'no-payment-option',
    'submitted',
    'submission-fails',
    'paid',
    'pending',
    'not-paid',
    'profile-saved',
    'profile-not-saved',
    'password-changed',
    'password-not-changed',
    'forgot-sent',
    'password-reset',
    'traveller-saved',
    'traveller-not-saved',
  ])
})

it('every form of its validation rules is a line, in its order', () => {
  expect(idsOf(rules)).toEqual([
    'sign-up-rules',
    'login-rules',
    'change-password-rules',
    'forgot-and-reset-rules',
    'flight-search-rules',
    'reservation-rules',
    'traveller-rules',
    'profile-rules',
    'options',
    'results-rules',
  ])
})

it('every row of its error catalogue is a line, in its order', () => {
  expect(idsOf(errors)).toEqual([
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
    'profile-failure',
    'change-password-failure',
    'forgot-or-reset-failure',
    'traveller-save-failure',
    '401-or-403',
    'date-unparsable',
    'dropdown-defaults',
  ])
})
