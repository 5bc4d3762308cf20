import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { Language } from '@jatra/contract/values/language'
import type { Agency } from './agency.ts'
import { boughtWordsIn } from './bought.ts'
import { drawCheck } from './draw-check.ts'
import { drawAgency, drawHead, rule, withRoom } from './draw-frame.ts'
import { drawTickets } from './draw-tickets.ts'
import { outlineTicket, paidAt, TEAR } from './draw-ticket.ts'
import {
  eTicketOf,
  eTicketWordsIn,
  type ETicket,
  type TicketFlight,
  type TicketPoint,
} from './e-ticket.ts'
import { body, heading, LINE, small, START, strong, WIDTH } from './receipt-looks.ts'
import { createPen, END, type Look, type Pen } from './receipt-pen.ts'

/** The content of an e-ticket. */
export interface ETicketContent {
  order: FlightOrder
  agency: Agency
  /** Origin of the site, without a slash at its end, where the ticket can be checked. */
  siteUrl: string
  language: Language
}

/** Points: the times, and what is beside them. */
const PLACE = START + 56
/** From the last line of a part to the heading of the next. */
const GAP = 30
const title: Look = { size: 20, weight: 700 }

/**
 * The e-ticket of a ticketed flight, to hand in: a PDF of A4 with the fonts in it. The same order gives the same bytes,
 * whenever and wherever it is drawn.
 */
export async function drawETicket({
  order,
  agency,
  siteUrl,
  language,
}: ETicketContent): Promise<Uint8Array<ArrayBuffer>> {
  const words = eTicketWordsIn[language]
  const reference = order.bookingReference
  const pen = createPen({
    title: `${words.title} ${reference}`,
    author: agency.name,
    language,
    madeAt: new Date(paidAt(order)),
  })
  const ticket = eTicketOf(order, language)
  drawHead(pen, words.title, words.bookingId(reference))
  let y = drawReference(pen, ticket)
  y = drawTickets(pen, y + GAP, ticket.travelers)
  y = drawFlights(pen, y + GAP, ticket)
  y = drawConditions(pen, y + GAP, ticket)
  drawNotes(pen, y + GAP, [...ticket.notes, words.help(agency.phone, agency.email)])
  drawAgency(pen, agency)
  drawCheck(pen, { question: words.isReal, reference, siteUrl })
  return pen.finish()
}

/** The journey, and on the stub what the airline asks for. */
function drawReference(pen: Pen, { headline, pnr }: ETicket): number {
  const [top, stub] = [116, TEAR + 22]
  const lines = pen.linesOf(headline, TEAR - START - 40, title)
  const height = Math.max(72, 34 + lines.length * 24)
  pen.decorate(() => outlineTicket(pen.doc, top, height))
  pen.as('H2', () =>
    lines.forEach((line, index) => pen.write(line, START + 20, top + 42 + index * 24, title)),
  )
  pen.as('P', () => pen.write(boughtWordsIn[pen.language].pnr, stub, top + 28, small))
  pen.as('P', () => pen.write(pnr, stub, top + 54, { size: 22, weight: 700 }))
  return top + height
}

function drawFlights(pen: Pen, top: number, { flights }: ETicket): number {
  const words = eTicketWordsIn[pen.language]
  let y = withRoom(pen, top, 110)
  pen.as('H2', () => pen.write(words.flights, START, y, heading))
  pen.as('P', () => pen.writeTo(words.localTimes, END, y, small))
  y += 10
  for (const flight of flights) {
    y = withRoom(pen, y, 96)
    rule(pen, y)
    y = drawFlight(pen, y + 18, flight)
  }
  return y
}

/** One flight, from its day to its baggage. */
function drawFlight(pen: Pen, top: number, { name, from, to, facts }: TicketFlight): number {
  let y = top
  pen.as('H3', () => pen.write(from.day, START, y, strong))
  const named = pen.linesOf(name, WIDTH - pen.widthOf(from.day, strong) - 24, body)
  pen.as('P', () => named.forEach((line, index) => pen.writeTo(line, END, y + index * LINE, body)))
  y += named.length * LINE + 4
  y = drawPoint(pen, y, from, null)
  y = drawPoint(pen, y + LINE + 1, to, to.day === from.day ? null : to.day)
  for (const line of pen.linesOf(facts, END - PLACE, small)) {
    y += 15
    pen.as('P', () => pen.write(line, PLACE, y, small))
  }
  return y + 12
}

/** @param day where it is another than the flight's */
function drawPoint(pen: Pen, top: number, point: TicketPoint, day: string | null): number {
  let y = top
  const beside = PLACE + pen.widthOf(point.place, strong) + 10
  const end = day ? END - pen.widthOf(day, strong) - 12 : END
  const fits = beside + pen.widthOf(point.airport, small) <= end
  pen.as('P', () => pen.write(point.time, START, y, { size: 13, weight: 700 }))
  pen.as('P', () => pen.write(point.place, PLACE, y, strong))
  if (fits) pen.as('P', () => pen.write(point.airport, beside, y, small))
  if (day) pen.as('P', () => pen.writeTo(day, END, y, strong))
  for (const line of fits ? [] : pen.linesOf(point.airport, END - PLACE, small)) {
    y += 13
    pen.as('P', () => pen.write(line, PLACE, y, small))
  }
  return y
}

function drawConditions(pen: Pen, top: number, { conditions }: ETicket): number {
  if (conditions.length === 0) return top - GAP
  let y = withRoom(pen, top, LINE * 3)
  pen.as('H2', () => pen.write(eTicketWordsIn[pen.language].conditions, START, y, heading))
  y += 3
  pen.group('Table', () => {
    for (const [term, value] of conditions) {
      const lines = pen.linesOf(value, WIDTH - 120, body)
      y = withRoom(pen, y + LINE, LINE * lines.length)
      pen.group('TR', () => {
        pen.as('TH', () => pen.write(term, START, y, { ...body, ink: 'muted' }))
        pen.as('TD', () =>
          lines.forEach((line, index) => pen.write(line, START + 120, y + index * LINE, body)),
        )
      })
      y += (lines.length - 1) * LINE
    }
  })
  return y
}

function drawNotes(pen: Pen, top: number, notes: readonly string[]): void {
  const lines = notes.map((note) => pen.linesOf(note, WIDTH, body))
  let y = withRoom(pen, top, LINE * lines.flat().length)
  pen.as('H2', () => pen.write(eTicketWordsIn[pen.language].beforeYouFly, START, y, heading))
  y += 3
  for (const note of lines) {
    for (const line of note) {
      y = withRoom(pen, y + LINE, LINE)
      pen.as('P', () => pen.write(line, START, y, body))
    }
  }
}
