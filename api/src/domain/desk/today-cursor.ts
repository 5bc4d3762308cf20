import type { Placed } from '@jatra/contract/desk/today-order'
import { queues } from '@jatra/contract/desk/today-queues'
import { pageUnknown } from '@jatra/contract/http/http-errors'
import { readCursor, writeCursor } from '../keyset-cursor.ts'

/** The place of a page's last item. */
export const writeTodayCursor = ({ queue, id, dueAt }: Placed): string =>
  writeCursor({ createdAt: new Date(dueAt), id: `${queue}.${id}` })

/** @throws DomainError invalid_input for a cursor that we did not give */
export function readTodayCursor(cursor: string): Placed {
  const { createdAt: dueAt, id: place } = readCursor(cursor)
  const queue = queues.find((one) => place.startsWith(`${one}.`))
  if (!queue) throw pageUnknown()
  return { queue, dueAt, id: place.slice(queue.length + 1) }
}
