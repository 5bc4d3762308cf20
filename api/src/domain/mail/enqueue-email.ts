import { outbox } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { OutboxEmail } from './email-kinds.ts'

interface EnqueueDeps {
  /** The transaction of the event that the email reports: both are committed, or neither. */
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
  newId: () => string
}

/** Puts an email into the outbox, once for each event. */
export async function enqueueEmail(
  { db, clock, newId }: EnqueueDeps,
  email: OutboxEmail,
): Promise<void> {
  const { kind, of, to, payload } = email
  const now = new Date(clock())
  await db
    .insert(outbox)
    .values({
      id: newId(),
      event: `${kind}:${of}`,
      kind,
      recipient: to,
      payload,
      createdAt: now,
      dueAt: now,
    })
    .onConflictDoNothing({ target: outbox.event })
}
