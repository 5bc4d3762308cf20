import type { Order } from '@jatra/contract/whole-order/order'
import { formatBdt } from '@jatra/contract/values/money'
import { boughtWordsIn, type Bought } from './bought.ts'
import { body, dayOf, LINE, small, START, strong, wordsIn } from './receipt-looks.ts'
import { END, inks, type Look, type Pen } from './receipt-pen.ts'

/** Where the stub is torn off. */
export const TEAR = START + 350

/** The product, and on the stub the amount paid. */
export function drawTicket(pen: Pen, order: Order, bought: Bought, reference: string): number {
  const { doc, language } = pen
  const words = wordsIn[language]
  const top = 120
  const inner = TEAR - START - 40
  const title: Look = { size: bought.headline.length > 24 ? 17 : 24, weight: 700 }
  const titleLines = pen.linesOf(bought.headline, inner, title)
  const facts = bought.facts.map(([term, value]) => ({
    term,
    lines: pen.linesOf(value, inner - 84, body),
  }))
  const factLines = facts.reduce((sum, { lines }) => sum + lines.length, 0)
  const height = Math.max(
    bought.pnr ? 174 : 132,
    64 + titleLines.length * title.size * 1.2 + factLines * LINE,
  )
  pen.decorate(() => outlineTicket(doc, top, height))

  let y = top + 28
  pen.as('P', () => pen.write(bought.product, START + 20, y, small))
  pen.as('H2', () => {
    for (const line of titleLines) {
      y += title.size * 1.2
      pen.write(line, START + 20, y, title)
    }
  })
  y += 8
  pen.group('Table', () => {
    for (const { term, lines } of facts) {
      pen.group('TR', () => {
        pen.as('TH', () => pen.write(term, START + 20, y + LINE, { ...body, ink: 'muted' }))
        pen.as('TD', () => {
          for (const line of lines) {
            y += LINE
            pen.write(line, START + 104, y, body)
          }
        })
      })
    }
  })

  const stub = TEAR + 22
  pen.as('P', () => pen.write(words.totalPaid, stub, top + 28, small))
  pen.as('P', () => {
    const amount = formatBdt(order.price, language)
    const size = Math.min(
      22,
      (22 * (END - 16 - stub)) / pen.widthOf(amount, { size: 22, weight: 700 }),
    )
    pen.write(amount, stub, top + 54, { size, weight: 700 })
  })
  const paidOn = words.paidOn(dayOf(paidAt(order), language))
  pen.as('P', () => pen.write(paidOn, stub, top + 74, fitting(pen, paidOn, END - 16 - stub)))
  pen.as('P', () => pen.write(words.bookingId, stub, top + 98, small))
  pen.as('P', () => pen.write(reference, stub, top + 115, { size: 14, weight: 600 }))
  if (bought.pnr) {
    const { pnr } = bought
    pen.as('P', () => pen.write(boughtWordsIn[language].pnr, stub, top + 139, small))
    pen.as('P', () => pen.write(pnr, stub, top + 156, { size: 14, weight: 600 }))
  }
  return top + height
}

/** A bold style, smaller where the text would not fit. */
function fitting(pen: Pen, text: string, width: number): Look {
  return {
    ...strong,
    size: Math.min(strong.size, (strong.size * width) / pen.widthOf(text, strong)),
  }
}

/** A ticket: a notch above and one below, and the stitch between them. */
export function outlineTicket(doc: PDFKit.PDFDocument, top: number, height: number): void {
  const [radius, notch, bottom] = [14, 9, top + height]
  doc.save().lineWidth(1.2).strokeColor(inks.text)
  doc
    .moveTo(START + radius, top)
    .lineTo(TEAR - notch, top)
    .bezierCurveTo(
      TEAR - notch,
      top + notch * 1.33,
      TEAR + notch,
      top + notch * 1.33,
      TEAR + notch,
      top,
    )
    .lineTo(END - radius, top)
    .quadraticCurveTo(END, top, END, top + radius)
    .lineTo(END, bottom - radius)
    .quadraticCurveTo(END, bottom, END - radius, bottom)
    .lineTo(TEAR + notch, bottom)
    .bezierCurveTo(
      TEAR + notch,
      bottom - notch * 1.33,
      TEAR - notch,
      bottom - notch * 1.33,
      TEAR - notch,
      bottom,
    )
    .lineTo(START + radius, bottom)
    .quadraticCurveTo(START, bottom, START, bottom - radius)
    .lineTo(START, top + radius)
    .quadraticCurveTo(START, top, START + radius, top)
    .stroke()
  doc.lineWidth(1.6).lineCap('round').dash(5, { space: 5 }).strokeColor(inks.brand)
  doc
    .moveTo(TEAR, top + 16)
    .lineTo(TEAR, bottom - 14)
    .stroke()
    .restore()
}

/** When the order was paid, ISO 8601. */
export function paidAt(order: Order): string {
  const paid = order.payments.find(({ status }) => status === 'success')
  return paid?.settledAt ?? paid?.createdAt ?? order.createdAt
}
