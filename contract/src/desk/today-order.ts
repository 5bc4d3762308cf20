import { queues, type Queue } from './today-queues.ts'

/** What the place of an item in the list follows from. */
export interface Placed {
  queue: Queue
  id: string
  /** ISO 8601 in UTC, to the millisecond. */
  dueAt: string
}

/**
 * The most urgent first: the one that is due first, then by queue, then by id, so that no two have one place and a page
 * goes on after the last item of the page before. Ids compare by their code units, as the database's collation "C" does.
 */
export function compareUrgency(a: Placed, b: Placed): number {
  return (
    compare(a.dueAt, b.dueAt) ||
    queues.indexOf(a.queue) - queues.indexOf(b.queue) ||
    compare(a.id, b.id)
  )
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
