import { z } from 'zod'
import type { Placed } from '@jatra/contract/desk/today-order'
import { queues } from '@jatra/contract/desk/today-queues'
import { pageUnknown } from '@jatra/contract/http/http-errors'

const cursorSchema = z.object({
  queue: z.enum(queues),
  id: z.string().max(80),
  dueAt: z.iso.datetime(),
})

/** The place of a page's last item. */
export const writeTodayCursor = ({ queue, id, dueAt }: Placed): string =>
  Buffer.from(`${queue} ${dueAt} ${id}`).toString('base64url')

/** @throws DomainError invalid_input for a cursor that we did not give */
export function readTodayCursor(cursor: string): Placed {
  const [queue, dueAt, ...id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const read = cursorSchema.safeParse({ queue, dueAt, id: id.join(' ') })
  if (!read.success) throw pageUnknown()
  return read.data
}
