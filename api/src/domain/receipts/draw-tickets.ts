import { boughtWordsIn } from './bought.ts'
import { withRoom } from './draw-frame.ts'
import { heading, LINE, small, START, strong, WIDTH } from './receipt-looks.ts'
import { END, type Pen } from './receipt-pen.ts'

/** A traveller with the number of their ticket; empty before there is one. */
export interface TicketRow {
  name: string
  /** What kind of fare, where that is said. */
  type?: string
  ticket: string
}

/** Who flies, a line each, with ticket numbers. */
export function drawTickets(
  pen: Pen,
  top: number,
  { title, rows }: { title: string; rows: readonly TicketRow[] },
): number {
  let y = withRoom(pen, top, LINE * 2)
  pen.as('H2', () => pen.write(title, START, y, heading))
  const { ticketNumber } = boughtWordsIn[pen.language]
  pen.as('P', () => pen.writeTo(ticketNumber, END, y, small))
  y += 3
  pen.group('Table', () => {
    for (const { name, type, ticket } of rows) {
      const lines = pen.linesOf(name, WIDTH - 190, strong)
      y = withRoom(pen, y + LINE, LINE * lines.length)
      pen.group('TR', () => {
        pen.as('TH', () =>
          lines.forEach((line, index) => pen.write(line, START, y + index * LINE, strong)),
        )
        if (type) pen.as('TD', () => pen.writeTo(type, END - 100, y, small))
        if (ticket) pen.as('TD', () => pen.writeTo(ticket, END, y, strong))
      })
      y += (lines.length - 1) * LINE
    }
  })
  return y
}
