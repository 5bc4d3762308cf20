import { verificationPath } from '@jatra/contract/order/verification'
import { encode } from 'uqr'
import { small, strong, wordsIn } from './receipt-looks.ts'
import { END, inks, type Pen } from './receipt-pen.ts'

/** Points: 22 mm, which a phone can read at arm's length. */
const SIDE = 62

/**
 * How to check that the receipt is real (decision 119): as a QR code, and in words for people without a camera. Neither
 * contains the last name.
 * @param top of the lines at the foot
 */
export function drawCheck(pen: Pen, top: number, reference: string, siteUrl: string): void {
  const { data, size } = encode(siteUrl + verificationPath(reference), { ecc: 'M', border: 0 })
  const [left, upper, module] = [END - SIDE, top + 14, SIDE / size]
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
  const said = wordsIn[pen.language]
  pen.as('H2', () => pen.writeTo(said.isReal, end, top + 20, strong))
  const address = `${siteUrl.replace(/^https?:\/\//, '')}/verify`
  said.check(address, reference).forEach((line, index) => {
    pen.as('P', () => pen.writeTo(line, end, top + 36 + index * 12, small))
  })
}
