import { ageOn } from '@jatra/contract/values/dates'
import { z } from 'zod'
import type { Offer } from './make-offer.ts'
import { invalid, invalidState } from './problems.ts'

/** Letters of Latin-1 and Latin Extended-A, but for these (`given_name` of a passenger in Duffel's reference). */
const name = z.string().regex(/^(?!.*[ÆæĲĳŒœÞð])[A-Za-zÀ-ÖØ-öø-ÿĀ-ſ '-]{1,20}$/)

const passengerSchema = z.object({
  id: z.string(),
  title: z.enum(['mr', 'ms', 'mrs', 'miss', 'dr']),
  gender: z.enum(['m', 'f']),
  given_name: name,
  family_name: name,
  born_on: z.iso.date(),
  email: z.email(),
  phone_number: z.string().regex(/^\+[1-9]\d{6,14}$/),
  infant_passenger_id: z.string().optional(),
  identity_documents: z
    .array(
      z.object({
        type: z.enum(['passport', 'tax_id', 'known_traveler_number', 'passenger_redress_number']),
        unique_identifier: z.string().min(1),
        expires_on: z.iso.date(),
        issuing_country_code: z.string().regex(/^[A-Z]{2}$/),
      }),
    )
    .optional(),
})
export type OrderPassenger = z.output<typeof passengerSchema>

export const paymentSchema = z.object({
  type: z.enum(['balance', 'card']),
  amount: z.string(),
  currency: z.string(),
})

const orderRequestSchema = z.strictObject({
  // Duffel's own package says `pay_later` for `hold`.
  type: z.enum(['instant', 'hold', 'pay_later']),
  selected_offers: z.array(z.string()).length(1),
  passengers: z.array(passengerSchema).min(1),
  users: z.array(z.string()).optional(),
  services: z.array(z.unknown()).max(0).optional(),
  payments: z.array(paymentSchema).length(1).optional(),
  metadata: z.record(z.string().max(40), z.string().max(500)).optional(),
})
export type OrderRequest = z.output<typeof orderRequestSchema>

/** Reads the body of a new order. @throws Problem that points at the first wrong field */
export function readOrderRequest(input: unknown): OrderRequest {
  const parsed = orderRequestSchema.safeParse(input)
  if (parsed.success) return parsed.data
  throw invalid('validation_format', `/data/${parsed.error.issues[0]?.path.join('/')}`)
}

/** All passengers of the offer, each once, of the right age, and with a passport if required. */
export function checkPassengers({ passengers }: OrderRequest, offer: Offer): void {
  const people = offer.passengers
  const names = passengers.map(({ given_name, family_name }) => `${given_name} ${family_name}`)
  if (new Set(names).size < names.length) {
    throw invalid('duplicate_passenger_name', '/data/passengers')
  }
  const ids = passengers.map(({ id }) => id).sort()
  if (
    ids.join() !==
    people
      .map(({ id }) => id)
      .sort()
      .join()
  ) {
    throw invalid('validation_inclusion', '/data/passengers')
  }
  const carried = passengers.flatMap(({ infant_passenger_id }) => infant_passenger_id ?? [])
  const day = offer.slices.at(-1)?.segments[0]?.departing_at.slice(0, 10) ?? ''
  passengers.forEach(({ id, born_on, identity_documents }, index) => {
    const { type } = people.find((person) => person.id === id) ?? { type: 'adult' }
    // Duffel's rule is not published to the year: this one holds the age group.
    const years = ageOn(born_on, day)
    const group = years < 2 ? 'infant_without_seat' : years < 12 ? 'child' : 'adult'
    if (group !== type) throw invalid('validation_inclusion', `/data/passengers/${index}/born_on`)
    if (type === 'infant_without_seat' && carried.filter((one) => one === id).length !== 1) {
      throw invalidState('infant_passenger_id_required')
    }
    if (offer.passenger_identity_documents_required && !identity_documents?.length) {
      throw invalid('validation_required', `/data/passengers/${index}/identity_documents`)
    }
  })
}
