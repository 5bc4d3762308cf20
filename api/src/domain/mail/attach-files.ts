import { DomainError } from '@jatra/contract/http/problem'
import { hasCalendar, leavesCalendar } from '@jatra/contract/whole-order/calendar-days'
import { eTicketName, hasETicket } from '@jatra/contract/whole-order/e-ticket'
import { orderInLanguage } from '@jatra/contract/whole-order/order-in-language'
import { hasVoucher, voucherName } from '@jatra/contract/whole-order/voucher'
import type { Order } from '@jatra/contract/whole-order/order'
import {
  calendarName,
  calendarOf,
  type CalendarSite,
} from '@jatra/contract/whole-order/order-calendar'
import type { Logger } from '@jatra/contract/observability/logging'
import type { Language } from '@jatra/contract/values/language'
import type { EmailAttachment } from '../../providers/mail/mail-provider.ts'
import type { DrawETicket, DrawVoucher } from '../receipts/receipt-pool.ts'

export interface AttachDeps extends CalendarSite {
  clock: () => number
  log: Logger
  drawETicket: DrawETicket
  drawVoucher: DrawVoucher
}

/**
 * The files of a paid order as they are now: its e-ticket or its voucher while it has one, and its calendar file, which takes out what
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
    ...(await paperOf(deps, order, language, isLast)),
    ...(hasCalendar(order) ? [calendar(deps, order, language)] : []),
  ]
}

/** The e-ticket of a flight, or the voucher of a holiday. */
async function paperOf(
  deps: AttachDeps,
  order: Order,
  language: Language,
  isLast: boolean,
): Promise<EmailAttachment[]> {
  const pdf = { type: 'application/pdf' }
  try {
    if (hasETicket(order)) {
      const content = await deps.drawETicket(order, language)
      return [{ ...pdf, name: eTicketName(order), content }]
    }
    const sold = orderInLanguage(language, order)
    if (!hasVoucher(sold)) return []
    const content = await deps.drawVoucher(sold, language)
    return [{ ...pdf, name: voucherName(sold), content }]
  } catch (error) {
    if (error instanceof DomainError && !isLast) throw error
    // The email has the references and the numbers, so it must not wait for a drawing that fails each time.
    if (order.serviceType === 'flight')
      deps.log.error('e_ticket_not_attached', { orderId: order._id, error })
    else deps.log.error('voucher_not_attached', { orderId: order._id, error })
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
