import { encode } from 'uqr'
import { verificationPath } from '@jatra/contract/whole-order/verification'

/** The link to a booking's check, as text and as a QR code. */
export function viewCheckCode(bookingReference: string, origin: string) {
  const href = verificationPath(bookingReference)
  // Four modules of white around it: scanners find the corners by them.
  const { data, size } = encode(origin + href, { ecc: 'M', border: 4 })
  return { href, address: `${origin.replace(/^https?:\/\//, '')}/verify`, size, path: pathOf(data) }
}
export type CheckCodeView = ReturnType<typeof viewCheckCode>

/** The dark modules as one SVG path, a bar for each run of them in a row. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        const width = (end < 0 ? row.length : end) - x
        return [`M${x} ${y}h${width}v1h-${width}z`]
      }),
    )
    .join('')
}
