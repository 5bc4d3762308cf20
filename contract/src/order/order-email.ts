import { z } from 'zod'

/** The emails that an order sends, in the order in which they can happen. */
export const orderEmailKinds = [
  'booking_received',
  'flight_held',
  'hold_reminder',
  'hold_ended',
  'payment_confirmed',
  'payment_failed',
  'flight_ticketed',
  'flight_changed',
  'flight_change_accepted',
  'flight_failed',
  'flight_cancelled',
  'holiday_travelers_wanted',
  'holiday_confirmed',
  'visa_handed_over',
  'visa_hand_over_undone',
  'visa_documents_asked',
  'visa_at_embassy',
  'visa_granted',
  'visa_refused',
  'visa_passport_back',
  'cancellation_waits',
  'booking_cancelled',
  'part_cancelled',
  'cancellation_dropped',
  'refund_requested',
  'refund_waits',
  'refund_approved',
  'refund_declined',
  'refund_delayed',
  'refund_bank_asked',
  'refund_bank_given',
  'refund_sent',
  'refund_late',
  'refund_confirmed',
] as const

/** An email about an order: its kind, recipient and delivery status. */
export const orderEmailSchema = z.object({
  kind: z.enum(orderEmailKinds),
  /** `n•••@example.com`. */
  to: z.string(),
  status: z.enum(['waiting', 'sent', 'failed']),
  /** When it was sent or given up, else when it was written; ISO 8601, UTC. */
  at: z.iso.datetime(),
})
export type OrderEmail = z.infer<typeof orderEmailSchema>
