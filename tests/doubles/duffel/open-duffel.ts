import type { LogFields } from '@jatra/contract/observability/logging'
import { createDuffelSupplier } from '@jatra/api/providers/flights/duffel/duffel-supplier'
import type { BookingRequest } from '@jatra/api/providers/flights/flight-supplier'
import type { FlightQuery } from '@jatra/contract/flight/flight'
import { afterEach } from 'vitest'
import { startDuffel, type DuffelDouble, type DuffelOptions } from './server.ts'

const NOW = Date.parse('2026-11-20T06:00:00Z')
export const WEBHOOK_SECRET = 'whsec_for_tests'

const opened: DuffelDouble[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((double) => double.close()))
})

/** A line of the log. */
type Line = LogFields & { level: string; event: string }

/** The double, and our client that speaks to it over HTTP. Time stands still until it is moved. */
export async function openDuffel(options: Partial<DuffelOptions> & { accessToken?: string } = {}) {
  const time = { now: NOW }
  const clock = () => time.now
  const double = await startDuffel({ clock, ...options })
  opened.push(double)
  const lines: Line[] = []
  const write =
    (level: string) =>
    (event: string, fields: LogFields = {}) =>
      void lines.push({ ...fields, level, event })
  /** What each call was allowed to take, and what ends it now. */
  const timeouts: { ms: number; fire: () => void }[] = []
  const supplier = createDuffelSupplier({
    accessToken: options.accessToken ?? double.token,
    baseUrl: double.url,
    webhookSecret: WEBHOOK_SECRET,
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    clock,
    timeout(ms) {
      const controller = new AbortController()
      const fire = () => controller.abort(new DOMException('too late', 'TimeoutError'))
      timeouts.push({ ms, fire })
      return controller.signal
    },
  })
  return { double, supplier, time, lines, timeouts }
}

/** Options of a search on the day of the tests. */
export const searched = { max: 50, today: '2026-11-20', notBefore: NOW + 60 * 60_000 }

/** One way, for one adult in economy. */
export function oneWay(
  route: string,
  people: { adults?: number; children?: number; infants?: number } = {},
): FlightQuery {
  const [from = '', to = ''] = route.split('-')
  return {
    legs: [{ from, to, date: '2026-12-01' }],
    tripType: 'oneWay',
    ...{ adults: 1, children: 0, infants: 0, ...people },
    travelClass: 'ECONOMY',
  }
}

type Opened = Awaited<ReturnType<typeof openDuffel>>

export async function requestFor(
  opened: Pick<Opened, 'supplier'>,
  route: string,
  people: Parameters<typeof oneWay>[1] = {},
): Promise<BookingRequest> {
  const { request } = await offerFor(opened, oneWay(route, people))
  return request
}

/** Searches, and makes a request for the cheapest offer; an infant lies on the first adult's lap. */
export async function offerFor({ supplier }: Pick<Opened, 'supplier'>, query: FlightQuery) {
  const { offers, dictionaries, terms } = await supplier.search(query, searched)
  const [offer] = offers
  const kept = terms['1']
  if (!offer || !kept) throw new Error('no offers')
  const infant = offer.travelerPricings.find(({ associatedAdultId }) => associatedAdultId)
  const idOf = (travelerId: string) => kept.passengers[travelerId] ?? ''
  const request: BookingRequest = {
    orderId: 'order-1',
    offer: kept.reference,
    type: 'instant',
    total: { amount: offer.price.total, currency: offer.price.currency },
    passengers: offer.travelerPricings.map(({ travelerId, travelerType }, index) => ({
      id: idOf(travelerId),
      type: travelerType,
      ...(infant?.associatedAdultId === travelerId && { infantId: idOf(infant.travelerId) }),
      title: 'Mr.',
      gender: 'Male',
      firstName: ['Anwar', 'Babul', 'Chand', 'Dulal'][index] ?? 'Emon',
      lastName: 'Hossain',
      birthDate: { ADULT: '1990-05-17', CHILD: '2019-03-02', HELD_INFANT: '2026-01-09' }[
        travelerType
      ],
      nationality: 'BD',
      email: 'anwar@jatra.example',
      phone: '+8801712345678',
      passport: { number: 'A01234567', expiryDate: '2031-01-31', issuedBy: 'BD' },
    })),
  }
  return { request, offer, dictionaries }
}
