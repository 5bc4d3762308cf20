import { calledName } from '../traveler/person-name.ts'
import { bookingStatus } from './booking-status.ts'
import type { VisaOrder } from '../visa/visa-order.ts'

/**
 * Where an application is. `documents`: paid, and its traveller gives us what the embassy asks for. `at_embassy`: the
 * embassy has confirmed what was handed over. `ended`: not paid in time, or cancelled.
 */
export const visaStages = [
  'unpaid',
  'documents',
  'handed_over',
  'at_embassy',
  'granted',
  'refused',
  'passport_back',
  'ended',
] as const
export type VisaStage = (typeof visaStages)[number]

type Staged = Pick<VisaOrder, 'paymentStatus' | 'cancellations' | 'handedOverAt' | 'progress'>

export function visaStageOf(order: Staged): VisaStage {
  if (bookingStatus(order) === 'CANCEL') return 'ended'
  if (order.paymentStatus === 'pending') return 'unpaid'
  if (order.handedOverAt === null) return 'documents'
  const { decision, atEmbassyOn, passportBackOn } = order.progress
  if (passportBackOn !== null) return 'passport_back'
  return decision ?? (atEmbassyOn === null ? 'handed_over' : 'at_embassy')
}

/** The days of an application, `YYYY-MM-DD`. */
export interface VisaDays {
  pickUp: { date: string; address: string } | null
  /** Until when documents are to be given that were not uploaded, and by whom, by first name. */
  documents: { date: string; names: string[] } | null
}

/** By when its traveller has to do something: pages and calendar show these days while that can still be done. */
export function visaDays(order: Staged & Pick<VisaOrder, 'travelersData'>): VisaDays {
  const stage = visaStageOf(order)
  if (stage === 'unpaid' || stage === 'documents') return agreedDays(order)
  return { pickUp: null, documents: null }
}

/** The same as they were agreed, whatever became of the application. */
export function agreedDays({ travelersData }: Pick<VisaOrder, 'travelersData'>): VisaDays {
  const { deliveryDate, pickUpAddress, documentsDueDate, travelers } = travelersData
  return {
    pickUp: deliveryDate ? { date: deliveryDate, address: pickUpAddress ?? '' } : null,
    documents: documentsDueDate
      ? {
          date: documentsDueDate,
          names: travelers.filter(({ documentsLater }) => documentsLater).map(calledName),
        }
      : null,
  }
}
