import { z } from 'zod'

/** What we read of Duffel's answers; whatever else they hold is left alone. */

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))
/** Local to the airport, without a zone. */
const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/)
const amount = z.string().regex(/^\d{1,9}(\.\d{1,6})?$/)
const currency = z.string().regex(/^[A-Z]{3}$/)

/** A zone that Node has; what it does not have would throw wherever a time is shown. */
function knownZone(zone: string | null | undefined): string | null {
  if (!zone) return null
  try {
    Intl.DateTimeFormat('en', { timeZone: zone })
    return zone
  } catch {
    return null
  }
}

const placeSchema = z.object({
  iata_code: z.string(),
  name: z.string(),
  city_name: z.string().nullish(),
  iata_country_code: z.string().nullish(),
  time_zone: z.string().nullish().transform(knownZone),
})
export type DuffelPlace = z.output<typeof placeSchema>

const carrierSchema = z.object({ iata_code: z.string().nullable(), name: z.string() })

const segmentSchema = z.object({
  origin: placeSchema,
  origin_terminal: z.string().nullish(),
  destination: placeSchema,
  destination_terminal: z.string().nullish(),
  departing_at: localTime,
  arriving_at: localTime,
  duration: z.string().nullish(),
  marketing_carrier: carrierSchema,
  marketing_carrier_flight_number: z.string().nullish(),
  operating_carrier: carrierSchema,
  aircraft: z.object({ iata_code: z.string(), name: z.string() }).nullish(),
  stops: z.array(z.unknown()).nullish(),
  passengers: z
    .array(
      z.object({
        passenger_id: z.string().nullish(),
        cabin_class: z.string().nullish(),
        fare_basis_code: z.string().nullish(),
        baggages: z.array(z.object({ type: z.string(), quantity: z.number().int() })).nullish(),
      }),
    )
    .nullish(),
})
export type DuffelSegment = z.output<typeof segmentSchema>

const sliceSchema = z.object({
  id: z.string(),
  duration: z.string().nullish(),
  segments: z.array(segmentSchema).min(1),
})
export type DuffelSlice = z.output<typeof sliceSchema>

const conditionSchema = z
  .object({
    allowed: z.boolean(),
    penalty_amount: amount.nullish(),
    penalty_currency: currency.nullish(),
  })
  .nullish()
export type DuffelCondition = z.output<typeof conditionSchema>

export const offerSchema = z.object({
  id: z.string(),
  expires_at: instant,
  owner: carrierSchema,
  total_amount: amount,
  total_currency: currency,
  tax_amount: amount.nullish(),
  tax_currency: currency.nullish(),
  conditions: z
    .object({
      refund_before_departure: conditionSchema,
      change_before_departure: conditionSchema,
    })
    .nullish(),
  payment_requirements: z.object({
    requires_instant_payment: z.boolean(),
    payment_required_by: instant.nullish(),
    price_guarantee_expires_at: instant.nullish(),
  }),
  passenger_identity_documents_required: z.boolean().nullish(),
  supported_passenger_identity_document_types: z.array(z.string()).nullish(),
  passengers: z
    .array(
      z.object({
        id: z.string(),
        type: z.string().nullish(),
        age: z.number().int().nullish(),
      }),
    )
    .min(1),
  slices: z.array(sliceSchema).min(1),
})
export type DuffelOffer = z.output<typeof offerSchema>

const changeSchema = z.object({
  id: z.string(),
  created_at: instant,
  action_taken: z.string().nullish(),
  removed: z.array(sliceSchema),
  added: z.array(sliceSchema),
})

export const orderCancellationSchema = z.object({
  id: z.string(),
  refund_amount: amount.nullish(),
  refund_currency: currency.nullish(),
  refund_to: z.string().nullish(),
  expires_at: instant.nullish(),
  confirmed_at: instant.nullish(),
})
export type DuffelCancellation = z.output<typeof orderCancellationSchema>

export const orderSchema = z.object({
  id: z.string(),
  booking_reference: z.string(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  cancelled_at: instant.nullish(),
  payment_status: z.object({
    awaiting_payment: z.boolean(),
    payment_required_by: instant.nullish(),
  }),
  passengers: z.array(z.object({ id: z.string() })).min(1),
  documents: z
    .array(
      z.object({
        type: z.string(),
        unique_identifier: z.string(),
        passenger_ids: z.array(z.string()).nullish(),
      }),
    )
    .nullish(),
  airline_initiated_changes: z.array(changeSchema).nullish(),
  cancellation: orderCancellationSchema.nullish(),
})
export type DuffelOrder = z.output<typeof orderSchema>

export const dataOf = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: schema })

/** A page of a list; `after` is null on the last. */
export const pageOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({
    data: z.array(schema),
    meta: z.object({ after: z.string().nullish() }).nullish(),
  })
