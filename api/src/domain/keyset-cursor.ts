import { pageUnknown } from '@jatra/contract/http/http-errors'

/** PostgreSQL has no year 0. */
const PLACE = /^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([!-~]{1,100})$/

/** The cursor of a page's last row, for lists in the order of a moment. */
export function writeCursor({ createdAt, id }: { createdAt: Date; id: string }): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url')
}

/** @throws DomainError invalid_input for a cursor that we did not give */
export function readCursor(cursor: string): { createdAt: string; id: string } {
  const text = Buffer.from(cursor, 'base64url').toString()
  const match = PLACE.exec(text)
  const [, createdAt = '', id = ''] = match ?? []
  const instant = Date.parse(createdAt)
  if (!match || Number.isNaN(instant)) throw pageUnknown()
  return { createdAt: new Date(instant).toISOString(), id }
}
