import { formatTime } from '@jatra/contract/values/dates'
import type { Language } from '@jatra/contract/values/language'
import type { Order } from '@jatra/contract/whole-order/order'
import { leftOfPrice } from '@jatra/contract/order/left-of-price'
import type { Refund } from '@jatra/contract/order/refund'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { withRoom } from './draw-frame.ts'
import {
  body,
  dayOf,
  heading,
  LINE,
  signed,
  small,
  START,
  strong,
  wordsIn,
} from './receipt-looks.ts'
import { END, type Pen } from './receipt-pen.ts'

const COLUMNS = [START, START + 120, START + 195, START + 350]
const look = { ...body, size: 9.5 }

/** What was paid, refunded, and kept. */
export function drawPayments(pen: Pen, top: number, order: Order): void {
  let y = top
  const { language } = pen
  const words = wordsIn[language]
  pen.as('H2', () => pen.write(words.history, START, y, heading))
  y += 3
  const row = (cells: readonly string[], amount: number) => {
    y = withRoom(pen, y + LINE, LINE)
    pen.group('TR', () => {
      cells.forEach((cell, index) =>
        pen.as(index === 0 ? 'TH' : 'TD', () => pen.write(cell, COLUMNS[index] ?? START, y, look)),
      )
      pen.as('TD', () => pen.writeTo(signed(amount, language), END, y, look))
    })
  }
  pen.group('Table', () => {
    for (const { settledAt, createdAt, paymentType, tranId, status, amount } of order.payments) {
      const at = timeOf(settledAt ?? createdAt, language)
      row([at, paymentTypeLabels[paymentType], tranId, words.statuses[status]], amount)
    }
    for (const refund of order.refunds) {
      const { channel, gatewayReference, amount } = refund
      const reference = gatewayReference ?? ''
      row(
        [
          ...[timeOf(movedAt(refund), language), paymentTypeLabels[channel]],
          ...[reference, statusOf(refund, language)],
        ],
        -amount,
      )
    }
  })
  const left = leftOfPrice(order)
  if (left < order.price) {
    y = withRoom(pen, y + LINE, LINE)
    pen.as('P', () => pen.write(words.staysPaid, START, y, strong))
    pen.as('P', () => pen.writeTo(signed(left, language), END, y, strong))
  }
  y += 15
  pen.as('P', () => pen.write(words.times, START, y, small))
}

/** The time of a refund's last change, ISO 8601. */
export function movedAt({ status, confirmedAt, sentAt, requestedAt }: Refund): string {
  if (status === 'confirmed') return confirmedAt ?? requestedAt
  return (status === 'sent' ? sentAt : null) ?? requestedAt
}

const timeOf = (at: string, language: Language) =>
  `${dayOf(at, language)}, ${formatTime(at, language)}`

function statusOf({ status }: Refund, language: Language): string {
  const { back } = wordsIn[language]
  return status === 'confirmed' || status === 'sent' ? back[status] : back.otherwise
}
