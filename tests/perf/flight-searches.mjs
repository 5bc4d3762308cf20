// Searches that were not made before, so that the airline is asked for each.
import { URLSearchParams } from 'node:url'
import { daysAhead } from './results-page.mjs'

const DESTINATIONS = ['BKK', 'DXB', 'SIN', 'KUL', 'DEL', 'LHR', 'CXB', 'JED']
let number = 0

/**
 * For `setupRequest` of autocannon: each from an address that may still search, which a site with `TRUST_PROXY=1`
 * believes.
 */
export function newSearch(request) {
  number += 1
  const query = new URLSearchParams({
    originLocationCode: 'DAC',
    destinationLocationCode: DESTINATIONS[number % DESTINATIONS.length],
    departureDate: daysAhead(7 + (number % 200)),
    adults: String(1 + (number % 3)),
    max: '10',
  })
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const headers = { ...request.headers, 'x-forwarded-for': address }
  return { ...request, path: `/api/airport/search?${query}`, headers }
}
