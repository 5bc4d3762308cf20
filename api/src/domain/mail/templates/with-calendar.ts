import { hasCalendar } from '@jatra/contract/whole-order/calendar-days'
import type { Order } from '@jatra/contract/whole-order/order'
import { text, type EmailContent } from '../email-content.ts'

/** An email with the order's files, where calendars may have its days. @param says what the file does there */
export const withCalendar = (content: EmailContent, order: Order, says: string): EmailContent =>
  hasCalendar(order)
    ? { ...content, parts: [...content.parts, text(says)], filesOf: order }
    : content
