import { createDuffelSupplier } from '@jatra/api/providers/flights/duffel/duffel-supplier'
import type { BookingRequest } from '@jatra/api/providers/flights/flight-supplier'
import type { FlightQuery } from '@jatra/contract/flight/flight'
import { openDouble } from '../open-double.ts'
import { startDuffel, type DuffelOptions } from './server.ts'

const NOW = Date.parse('2026-11-20T06:00:00Z')
export const WEBHOOK_SECRET = 'whsec_for_tests'

/** The double, and our client that speaks to it over HTTP (open-double.ts). */
export async function openDuffel(options: Partial<DuffelOptions> & { accessToken?: string } = {}) {
  const { client, ...opened } = await openDouble({ now: NOW }, (clock) =>
    startDuffel({ clock, ...options }),
  )
  const supplier = createDuffelSupplier({
    accessToken: options.accessToken ?? opened.double.token,
    baseUrl: opened.double.url,
    webhookSecret: WEBHOOK_SECRET,
    ...client,
  })
  return { ...opened, supplier }
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
