import { stayLeft } from '@jatra/contract/holiday/cancel-holiday'
import { formatDuration } from '@jatra/contract/holiday/duration'
import { includedLines } from '@jatra/contract/holiday/package'
import { describeHotel } from '@jatra/contract/holiday/package-parts'
import { travelerPlaces } from '@jatra/contract/holiday/traveler-places'
import { roomTypes } from '@jatra/contract/order/rooms'
import { fullName } from '@jatra/contract/traveler/person-name'
import { addDays, formatDate } from '@jatra/contract/values/dates'
import { inDigitsOf } from '@jatra/contract/values/digits'
import type { Language } from '@jatra/contract/values/language'
import type { ConfirmedOrder } from '@jatra/contract/whole-order/voucher'
import type { Agency } from './agency.ts'
import { drawCheck } from './draw-check.ts'
import { drawAgency, drawHead, withRoom } from './draw-frame.ts'
import { outlineTicket, TEAR } from './draw-ticket.ts'
import { body, heading, LINE, small, START, strong, WIDTH } from './receipt-looks.ts'
import { createPen, type Look, type Pen } from './receipt-pen.ts'
import { voucherWords as english } from './voucher-words.ts'
import { voucherWords as bangla } from './voucher-words.bn.ts'

/** The content of a voucher. */
export interface VoucherContent {
  /** In the language of the voucher. */
  order: ConfirmedOrder
  agency: Agency
  /** Origin of the site, without a slash at its end, where the voucher can be checked. */
  siteUrl: string
  language: Language
}

const wordsIn: Record<Language, typeof english> = { en: english, bn: bangla }

/** From the last line of a part to the heading of the next. */
const GAP = 28
const title: Look = { size: 20, weight: 700 }

type Row = readonly [term: string, value: string]

/**
 * The voucher of a confirmed holiday, for hotels and drivers: a PDF of A4 with the fonts in it. The same order gives the
 * same bytes, whenever and wherever it is drawn.
 */
export async function drawVoucher({
  order,
  agency,
  siteUrl,
  language,
}: VoucherContent): Promise<Uint8Array<ArrayBuffer>> {
  const words = wordsIn[language]
  const reference = order.bookingReference
  const { package: holiday } = order.productData
  const pen = createPen({
    title: `${words.title} ${reference}`,
    author: agency.name,
    language,
    madeAt: new Date(order.confirmation.at),
  })
  drawHead(pen, words.title, words.bookingId(reference))
  let y = drawName(pen, holiday.name, order.confirmation.hotel)
  y = drawRows(pen, y + GAP, words.stay, stayOf(order, language))
  y = drawRows(pen, y + GAP, words.travelers, travelersOf(order, language))
  y = drawLines(pen, y + GAP, words.hotels, holiday.hotels.map(hotelLine))
  y = drawLines(pen, y + GAP, words.included, includedLines(holiday).includes)
  const flights = (holiday.flights ?? []).map(({ day, from, departs, to, arrives }) =>
    words.flight(day, from, departs, to, arrives),
  )
  y = drawLines(pen, y + GAP, words.plannedFlights, flights)
  y = withRoom(pen, y + GAP, LINE)
  pen.as('P', () => pen.write(words.help(agency.phone, agency.email), START, y, strong))
  drawAgency(pen, agency)
  drawCheck(pen, { question: words.isReal, reference, siteUrl })
  return pen.finish()
}

/** The package, and on the stub what the hotel asks for. */
function drawName(pen: Pen, name: string, reference: string): number {
  const [top, stub] = [116, TEAR + 22]
  const lines = pen.linesOf(name, TEAR - START - 40, title)
  const height = Math.max(72, 34 + lines.length * 24)
  const [first = ''] = pen.linesOf(reference, START + WIDTH - stub - 12, strong)
  pen.decorate(() => outlineTicket(pen.doc, top, height))
  pen.as('H2', () =>
    lines.forEach((line, index) => pen.write(line, START + 20, top + 42 + index * 24, title)),
  )
  pen.as('P', () => pen.write(wordsIn[pen.language].hotelReference, stub, top + 28, small))
  pen.as('P', () => pen.write(first, stub, top + 50, strong))
  return top + height
}

function stayOf(order: ConfirmedOrder, language: Language): Row[] {
  const words = wordsIn[language]
  const { package: holiday } = order.productData
  const { travelDate } = order.travelersData
  const { rooms } = stayLeft(order)
  const { hotel, guide, flights } = order.confirmation
  const booked = roomTypes
    .filter((room) => rooms[room] > 0)
    .map((room) => inDigitsOf(language, `${words.roomNames[room]} × ${rooms[room]}`))
  return [
    [words.places, `${holiday.destination}, ${formatDuration(holiday.duration, language)}`],
    [words.firstDay, formatDate(travelDate, language)],
    [words.lastDay, formatDate(addDays(travelDate, holiday.duration - 1), language)],
    [words.rooms, booked.join(', ')],
    [words.hotelReference, hotel],
    ...(guide ? [[words.guide, guide] as const] : []),
    ...(flights ? [[words.flights, flights] as const] : []),
  ]
}

/** Names and ages alone: a voucher is passed on, so it has no passport numbers. */
function travelersOf(order: ConfirmedOrder, language: Language): Row[] {
  const words = wordsIn[language]
  return travelerPlaces(order).map(({ position, band }) => {
    const traveler = order.travelersData.travelers.find((one) => one.position === position)
    const age = traveler?.age == null ? '' : `, ${words.years(traveler.age)}`
    return [words.bands[band], traveler ? `${fullName(traveler)}${age}` : words.notNamed]
  })
}

function hotelLine(hotel: Parameters<typeof describeHotel>[0]): string {
  const { name, room, place } = describeHotel(hotel)
  return [name, room, place].filter(Boolean).join(', ')
}

function drawRows(pen: Pen, top: number, name: string, rows: readonly Row[]): number {
  let y = withRoom(pen, top, LINE * 3)
  pen.as('H2', () => pen.write(name, START, y, heading))
  y += 3
  pen.group('Table', () => {
    for (const [term, value] of rows) {
      const lines = pen.linesOf(value, WIDTH - 140, body)
      y = withRoom(pen, y + LINE, LINE * lines.length)
      pen.group('TR', () => {
        pen.as('TH', () => pen.write(term, START, y, { ...body, ink: 'muted' }))
        pen.as('TD', () =>
          lines.forEach((line, index) => pen.write(line, START + 140, y + index * LINE, body)),
        )
      })
      y += (lines.length - 1) * LINE
    }
  })
  return y
}

/** A part of lines; nothing where there are none. */
function drawLines(pen: Pen, top: number, name: string, texts: readonly string[]): number {
  if (texts.length === 0) return top - GAP
  let y = withRoom(pen, top, LINE * 2)
  pen.as('H2', () => pen.write(name, START, y, heading))
  y += 3
  for (const text of texts) {
    for (const line of pen.linesOf(text, WIDTH, body)) {
      y = withRoom(pen, y + LINE, LINE)
      pen.as('P', () => pen.write(line, START, y, body))
    }
  }
  return y
}
