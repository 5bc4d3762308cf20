import type { Reservation } from '@jatra/contract/whole-order/reservation'
import type { OutgoingEmail } from '../providers/mail/mail-provider.ts'

/** What mail programs read in an email: all of its JSON-LD. */
export function readReservations({ html }: Pick<OutgoingEmail, 'html'>): Reservation[] {
  const found = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...found].flatMap(([, json = '']) => JSON.parse(json) as Reservation[])
}
