import type { Order } from '@jatra/contract/whole-order/order'
import type { Language } from '@jatra/contract/values/language'
import type { Agency } from './agency.ts'
import { drawCheck } from './draw-check.ts'
import { drawAgency, drawHead, rule, withRoom } from './draw-frame.ts'
import { drawPayments, movedAt } from './draw-payments.ts'
import { onReceipt, type Bought } from './bought.ts'
import { drawTickets } from './draw-tickets.ts'
import { drawTicket } from './draw-ticket.ts'
import {
  body,
  dayOf,
  heading,
  LINE,
  signed,
  small,
  START,
  WIDTH,
  wordsIn,
} from './receipt-looks.ts'
import { createPen, END, type Look, type Pen } from './receipt-pen.ts'

/** The content of a receipt. */
export interface ReceiptContent {
  order: Order
  agency: Agency
  /** Origin of the site, without a slash at its end, where the receipt can be checked. */
  siteUrl: string
  language: Language
}

/**
 * The receipt of a paid order: a PDF of A4 with the fonts in it. The same order gives the same bytes, whenever and
 * wherever it is drawn.
 */
export async function drawReceipt({
  order,
  agency,
  siteUrl,
  language,
}: ReceiptContent): Promise<Uint8Array<ArrayBuffer>> {
  const reference = order.bookingReference
  const words = wordsIn[language]
  const pen = createPen({
    title: `${words.title} ${reference}`,
    author: agency.name,
    language,
    madeAt: new Date(settledAt(order)),
  })
  const bought = onReceipt(order, language)
  drawHead(pen, words.title, words.bookedOn(reference, dayOf(order.createdAt, language)))
  let y = drawTicket(pen, order, bought, reference)
  y = drawTravelers(pen, y + 40, bought)
  y = drawPrice(pen, y + 36, bought, order.price)
  drawPayments(pen, y + 36, order)
  drawAgency(pen, agency)
  drawCheck(pen, { question: words.isReal, reference, siteUrl })
  return pen.finish()
}

/** The time of its last payment or refund: after that the receipt does not change. */
function settledAt(order: Order): string {
  const ends = order.payments.map((payment) => payment.settledAt ?? payment.createdAt)
  return [order.createdAt, ...ends, ...order.refunds.map(movedAt)].sort().at(-1) ?? order.createdAt
}

/** A line for each ticket; where there are none, two names a line. */
function drawTravelers(pen: Pen, top: number, bought: Bought): number {
  const { tickets, travelersTitle: title } = bought
  if (tickets) {
    const rows = bought.travelers.map((name, at) => ({ name, ticket: tickets[at] ?? '' }))
    return drawTickets(pen, top, { title, rows })
  }
  let y = top
  pen.as('H2', () => pen.write(title, START, y, heading))
  bought.travelers.forEach((name, index) => {
    if (index % 2 === 0) y += LINE
    const x = index % 2 === 0 ? START : START + WIDTH / 2
    const [line = ''] = pen.linesOf(name, WIDTH / 2 - 12, body)
    pen.as('P', () => pen.write(line, x, y + 3, body))
  })
  return y + 3
}

function drawPrice(pen: Pen, top: number, bought: Bought, price: number): number {
  let y = withRoom(pen, top, LINE * bought.lines.length + 66)
  const words = wordsIn[pen.language]
  pen.as('H2', () => pen.write(words.price, START, y, heading))
  y += 3
  const row = (label: string, amount: number, look: Look) =>
    pen.group('TR', () => {
      pen.as('TH', () => pen.write(label, START, y, look))
      pen.as('TD', () => pen.writeTo(signed(amount, pen.language), END, y, look))
    })
  pen.group('Table', () => {
    for (const { label, amount } of bought.lines) {
      y += LINE
      row(label, amount, body)
    }
    y += 10
    rule(pen, y)
    y += 19
    row(words.total, price, { size: 13, weight: 700 })
  })
  y += 18
  pen.as('P', () => pen.write(words.actualPrice, START, y, small))
  return y
}
