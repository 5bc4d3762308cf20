import { DomainError } from '@jatra/contract/http/problem'
import { hasCalendar, leavesCalendar } from '@jatra/contract/whole-order/calendar-days'
import { eTicketName, hasETicket } from '@jatra/contract/whole-order/e-ticket'
import type { Order } from '@jatra/contract/whole-order/order'
import {
  calendarName,
  calendarOf,
  type CalendarSite,
} from '@jatra/contract/whole-order/order-calendar'
import type { Logger } from '@jatra/contract/observability/logging'
import type { Language } from '@jatra/contract/values/language'
import type { EmailAttachment } from '../../providers/mail/mail-provider.ts'
import type { DrawETicket } from '../receipts/receipt-pool.ts'

export interface AttachDeps extends CalendarSite {
  clock: () => number
  log: Logger
  drawETicket: DrawETicket
}

/**
 * The files of a paid order as they are now: its e-ticket while it has one, and its calendar file, which takes out what
 * was cancelled.
 * @param isLast the email is not tried again, so it goes without a ticket that cannot be drawn now
 * @throws DomainError when too many drawings wait
 */
export async function attachFiles(
  deps: AttachDeps,
  order: Order,
  language: Language,
  isLast: boolean,
): Promise<EmailAttachment[]> {
  if (order.paymentStatus !== 'success') return []
  return [
    ...(await eTicket(deps, order, language, isLast)),
    ...(hasCalendar(order) ? [calendar(deps, order, language)] : []),
  ]
}

async function eTicket(
  { drawETicket, log }: AttachDeps,
  order: Order,
  language: Language,
  isLast: boolean,
): Promise<EmailAttachment[]> {
  if (!hasETicket(order)) return []
  try {
    const content = await drawETicket(order, language)
    return [{ name: eTicketName(order), type: 'application/pdf', content }]
  } catch (error) {
    if (error instanceof DomainError && !isLast) throw error
    // The email has the airline's reference and the numbers, so it must not wait for a drawing that fails each time.
    log.error('e_ticket_not_attached', { orderId: order._id, error })
    return []
  }
}

function calendar(site: AttachDeps, order: Order, language: Language): EmailAttachment {
  const file = calendarOf(order, { language, site, now: site.clock() })
  return {
    name: calendarName(order),
    // Mail programs go by the method in the type (RFC 6047, 2.4).
    type: `text/calendar; charset=utf-8; method=${leavesCalendar(order) ? 'CANCEL' : 'PUBLISH'}`,
    content: new TextEncoder().encode(file),
  }
}
