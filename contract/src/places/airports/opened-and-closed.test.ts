import { expect, it } from 'vitest'
import { DomainError } from '../../http/problem.ts'
import { writeMessage } from '../../messages/write-message.ts'
import { findAirport } from './list.ts'
import { assertFlightQuery } from '../../flight/assert-flight-query.ts'
import { airportLives } from './airport-lives.ts'
import { airportsOn, endOfAirport, opensAfter, predecessorsOf } from './opened-and-closed.ts'

const today = '2026-11-27'
const query = (from: string, to: string, date = '2026-12-01') => ({
  legs: [{ from, to, date }],
  tripType: 'oneWay' as const,
  ...{ adults: 1, children: 0, infants: 0, travelClass: 'ECONOMY' as const },
})

function refusal(of: ReturnType<typeof query>, day = today) {
  try {
    assertFlightQuery(of, day)
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

it('knows each airport that it names, and leads to one that is open', () => {
  for (const [code, { successor }] of Object.entries(airportLives)) {
    expect(findAirport(code), code).toBeDefined()
    if (!successor) continue
    expect(findAirport(successor), code).toBeDefined()
    expect(endOfAirport(successor, today), code).toBeUndefined()
    expect(predecessorsOf(successor)).toContain(code)
  }
})

it.each([
  ['KTI', 'Asia/Phnom_Penh', 'Phnom Penh'],
  ['SAI', 'Asia/Phnom_Penh', 'Siem Reap'],
  ['NMI', 'Asia/Kolkata', 'Mumbai'],
  ['DXN', 'Asia/Kolkata', 'Noida'],
  ['AYJ', 'Asia/Kolkata', 'Ayodhya'],
  ['HGI', 'Asia/Kolkata', 'Itanagar'],
  ['RSI', 'Asia/Riyadh', 'Red Sea'],
  ['WSI', 'Australia/Sydney', 'Sydney'],
  ['BSZ', 'Asia/Bishkek', 'Bishkek'],
  ['RMO', 'Europe/Chisinau', 'Chişinău'],
])('knows %s, which opened or has its code since the list was made', (code, tz, city) => {
  expect(findAirport(code)).toMatchObject({ tz, city })
  expect(() => assertFlightQuery(query('DAC', code), today)).not.toThrow()
})

it.each([
  ['PNH', '2025-09-08', '2025-09-09', 'KTI'],
  ['REP', '2023-10-15', '2023-10-16', 'SAI'],
  ['ISL', '2019-04-05', '2019-04-06', 'IST'],
  ['FRU', '2025-08-10', '2025-08-11', 'BSZ'],
])('sells %s to %s, and from %s leads to %s', (code, last, since, successor) => {
  expect(endOfAirport(code, last)).toBeUndefined()
  expect(endOfAirport(code, since)).toMatchObject({ since, successor })
  expect(airportsOn(last).map((one) => one.code)).toContain(code)
  expect(airportsOn(since).map((one) => one.code)).not.toContain(code)
  expect(() => assertFlightQuery(query('DAC', code, last), last)).not.toThrow()
  expect(() => assertFlightQuery(query('DAC', code, since), last)).toThrow(DomainError)
})

it('says which airport takes the place of a closed one, in both languages', () => {
  const { code, fields } = refusal(query('PNH', 'DAC'))
  expect(code).toBe('invalid_input')
  const [message] = fields?.['originLocationCode'] ?? []
  if (!message) throw new Error('the field is not named')
  expect(writeMessage(message, 'en')).toBe(
    'PNH closed on 9 Sept 2025. Flights go to KTI, Techo International Airport.',
  )
  expect(writeMessage(message, 'bn')).toBe(
    'PNH ৯ সেপ্টেম্বর ২০২৫ থেকে বন্ধ। এখন ফ্লাইট যায় KTI বিমানবন্দরে।',
  )
})

it('says which code a recoded airport has', () => {
  const [message] = refusal(query('DAC', 'FRU')).fields?.['destinationLocationCode'] ?? []
  if (!message) throw new Error('the field is not named')
  expect(writeMessage(message, 'en')).toBe('The code FRU became BSZ on 11 Aug 2025. Choose BSZ.')
})

it('offers no airport for a day before it opens, and knows it', () => {
  expect(opensAfter('WSI', '2026-10-01')).toBe('2026-11-01')
  expect(opensAfter('WSI', today)).toBeUndefined()
  expect(airportsOn('2026-10-01').map((one) => one.code)).toContain('WSI')
  const refused = refusal(query('DAC', 'WSI', '2026-10-20'), '2026-10-01')
  const [message] = refused.fields?.['destinationLocationCode'] ?? []
  if (!message) throw new Error('the field is not named')
  expect(writeMessage(message, 'en')).toBe(
    'WSI opens on 1 Nov 2026. Choose a later day or another airport.',
  )
})
