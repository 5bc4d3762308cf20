import { z } from 'zod'
import type { Passenger } from './flights.ts'
import { makeOffer } from './make-offer.ts'
import { invalid, invalidState, notFound, Problem } from './problems.ts'
import type { DuffelState } from './state.ts'

const offerRequestSchema = z.object({
  slices: z
    .array(
      z.object({
        origin: z.string().length(3),
        destination: z.string().length(3),
        departure_date: z.iso.date(),
      }),
    )
    .min(1),
  passengers: z
    .array(z.object({ type: z.string().optional(), age: z.number().int().optional() }))
    .min(1),
  cabin_class: z.enum(['economy', 'premium_economy', 'business', 'first']).default('economy'),
})

const typeOf = (age: number) => (age < 2 ? 'infant_without_seat' : age < 12 ? 'child' : 'adult')

/** A search: its offers are made at once, and come with it or are read one page after the other. */
export function createOfferRequest(state: DuffelState, input: unknown, query: URLSearchParams) {
  const parsed = offerRequestSchema.safeParse(input)
  if (!parsed.success) {
    throw invalid('validation_required', `/data/${parsed.error.issues[0]?.path.join('/')}`)
  }
  const { slices, cabin_class, ...request } = parsed.data
  const passengers = request.passengers.map(({ type, age }, index): Passenger => {
    if ((type === undefined) === (age === undefined)) {
      throw invalid('validation_inclusion', `/data/passengers/${index}`)
    }
    const id = state.newId('pas')
    return age === undefined ? { id, type: 'adult' } : { id, type: typeOf(age), age }
  })
  const id = state.newId('orq')
  const [first] = slices
  const route = `${first?.origin}-${first?.destination}`
  if (route === 'STN-LHR') throw new Problem(504, 'api_error', 'gateway_timeout_error')
  const cabins =
    route === 'PVD-RAI' ? [] : [cabin_class, cabin_class, 'premium_economy', cabin_class]
  const offers = cabins.map((cabin, rank) =>
    makeOffer(state, { cabin, rank, route, slices, passengers }),
  )
  state.offers.push(...offers.map((offer) => ({ request: id, route, offer, booked: false })))
  return {
    id,
    live_mode: false,
    created_at: new Date(state.clock()).toISOString(),
    passengers,
    slices: [],
    ...(query.get('return_offers') !== 'false' && { offers }),
  }
}
/** A page of a search's offers. The cursor is opaque. */
export function listOffers(state: DuffelState, query: URLSearchParams) {
  const limit = Number(query.get('limit') ?? 50)
  if (!(limit >= 1 && limit <= 200)) throw invalid('validation_inclusion', '/limit')
  const from = Number(Buffer.from(query.get('after') ?? '', 'base64url').toString() || 0)
  const found = state.offers
    .filter(({ request }) => request === query.get('offer_request_id'))
    .map(({ offer }) => offer)
  if (query.get('sort') === 'total_amount') {
    found.sort((a, b) => Number(a.total_amount) - Number(b.total_amount))
  }
  const next = from + limit
  const after = next < found.length ? Buffer.from(String(next)).toString('base64url') : null
  return { data: found.slice(from, next), meta: { limit, before: null, after } }
}

/** An offer as it is now: on some routes it has gone, or costs more at every look. */
export function readOffer(state: DuffelState, id: string) {
  const found = state.offers.find(({ offer }) => offer.id === id)
  if (!found) throw notFound()
  const { offer, route } = found
  if (route === 'LGW-LHR' || Date.parse(offer.expires_at) <= state.clock()) {
    throw invalidState('offer_no_longer_available')
  }
  if (route === 'LHR-STN') {
    offer.base_amount = (Number(offer.base_amount) + 10).toFixed(2)
    offer.total_amount = (Number(offer.total_amount) + 10).toFixed(2)
  }
  return offer
}
