import type { Agency } from './agency.ts'
import { body, small, START, strong, WIDTH, wordsIn } from './receipt-looks.ts'
import { END, inks, PAGE, type Pen } from './receipt-pen.ts'

/** Where the last lines of a page begin: who sold it, and how it can be checked. */
export const FOOT = PAGE.height - 112

/** Only the agency's lines are below. */
const FLOOR = PAGE.height - 134
/** Where the first line of another page stands. */
const TOP = 74

/** The position of what comes next, on a new page when this one has no room for its height. */
export function withRoom(pen: Pen, y: number, height: number): number {
  if (y < FLOOR - height) return y
  pen.doc.addPage()
  return TOP
}

/** The brand, and what this is. */
export function drawHead(pen: Pen, title: string, line: string): void {
  const { brand } = wordsIn[pen.language]
  pen.as('P', () => pen.write(brand, START, 74, { size: 28, weight: 700, ink: 'brand' }))
  pen.as('H1', () => pen.writeTo(title, END, 66, { size: 18, weight: 600 }))
  pen.as('P', () => pen.writeTo(line, END, 82, small))
  pen.stitch(START, 98, WIDTH)
}

/** Who sold it, at the foot of the last page. */
export function drawAgency(pen: Pen, agency: Agency): void {
  const words = wordsIn[pen.language]
  pen.stitch(START, FOOT, WIDTH)
  pen.as('H2', () => pen.write(words.soldBy, START, FOOT + 20, small))
  pen.as('P', () => pen.write(agency.name, START, FOOT + 36, strong))
  pen.as('P', () => pen.write(words.registration(agency.registration), START, FOOT + 52, body))
  pen.as('P', () => {
    pen.linesOf(agency.address, WIDTH * 0.45, small).forEach((line, index) => {
      pen.write(line, START, FOOT + 67 + index * 12, small)
    })
  })
}

export function rule(pen: Pen, y: number): void {
  pen.decorate(() => {
    pen.doc.save().lineWidth(0.8).strokeColor(inks.text)
    pen.doc.moveTo(START, y).lineTo(END, y).stroke().restore()
  })
}
