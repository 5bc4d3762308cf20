import { verificationPath } from '@jatra/contract/whole-order/verification'
import { encode } from 'uqr'
import { FOOT } from './draw-frame.ts'
import { small, strong, wordsIn } from './receipt-looks.ts'
import { END, inks, type Pen } from './receipt-pen.ts'

/** Points: 22 mm, which a phone can read at arm's length. */
const SIDE = 62

/**
 * How to check that a receipt or a ticket is real, at the foot of its page: as a QR code, and in words for people
 * without a camera. Neither contains the last name.
 */
export function drawCheck(
  pen: Pen,
  { question, reference, siteUrl }: { question: string; reference: string; siteUrl: string },
): void {
  const { data, size } = encode(siteUrl + verificationPath(reference), { ecc: 'M', border: 0 })
  const [left, upper, module] = [END - SIDE, FOOT + 14, SIDE / size]
  pen.decorate(() => {
    pen.doc.save()
    data.forEach((row, y) => {
      row.forEach((dark, x) => {
        if (dark) pen.doc.rect(left + x * module, upper + y * module, module, module)
      })
    })
    pen.doc.fill(inks.text).restore()
  })
  const end = left - 16
  pen.as('H2', () => pen.writeTo(question, end, FOOT + 20, strong))
  const address = `${siteUrl.replace(/^https?:\/\//, '')}/verify`
  wordsIn[pen.language].check(address, reference).forEach((line, index) => {
    pen.as('P', () => pen.writeTo(line, end, FOOT + 36 + index * 12, small))
  })
}
