// The page whose speed counts most: ten offers of a search that is already in its session.
import { URLSearchParams } from 'node:url'

const OFFERS = 10

/** A day that far ahead, `YYYY-MM-DD`. */
export const daysAhead = (days) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Which of them has ten flights depends on the day. */
const DESTINATIONS = ['BKK', 'DXB', 'SIN', 'KUL', 'DEL', 'LHR']

/**
 * Searches and returns the address of the results.
 * @throws when no page carries ten offers
 */
export async function openResults(origin) {
  for (const destinationLocationCode of DESTINATIONS) {
    const query = new URLSearchParams({
      originLocationCode: 'DAC',
      destinationLocationCode,
      departureDate: daysAhead(30),
      adults: '1',
      max: String(OFFERS),
    })
    const response = await fetch(`${origin}/flight/search?${query}`)
    const html = await response.text()
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
    const offers = html.match(/<article\b/g)?.length ?? 0
    if (offers === OFFERS && response.url.includes('searchId=')) return response.url
  }
  throw new Error(`no destination of ${DESTINATIONS} has ${OFFERS} offers`)
}

/**
 * Begins the booking of a flight of these results.
 * @param {string} results address of a results page
 * @returns {Promise<string>} address of the booking page, for the signed-in user
 * @throws when the page names no flight to book
 */
export async function findBooking(results) {
  const html = await (await fetch(results)).text()
  const path = /href="(\/flight\/booking[^"]*)"/.exec(html)?.[1]
  if (!path) throw new Error(`${results} has no flight to book`)
  return new URL(path.replaceAll('&amp;', '&'), results).href
}
