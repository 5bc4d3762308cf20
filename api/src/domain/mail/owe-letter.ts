import { outbox } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { OwedLetter } from './letter-kinds.ts'

interface OweDeps {
  /** The transaction of what the letter tells: both are committed, or neither. */
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
  newId: () => string
}

/** Writes down that a letter is to be sent. The same event told again owes nothing more. */
export async function oweLetter({ db, clock, newId }: OweDeps, letter: OwedLetter): Promise<void> {
  const { kind, of, to, about } = letter
  const now = new Date(clock())
  await db
    .insert(outbox)
    .values({
      id: newId(),
      event: `${kind}:${of}`,
      kind,
      recipient: to,
      about,
      createdAt: now,
      dueAt: now,
    })
    .onConflictDoNothing({ target: outbox.event })
}
