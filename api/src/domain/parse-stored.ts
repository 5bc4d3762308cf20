import type { z } from 'zod'
import type { Logger } from '@jatra/contract/observability/logging'

/** The kind and id of the row, for the log. */
interface StoredRow {
  kind: 'order' | 'package' | 'visa' | 'traveler'
  id: string
}

/**
 * Parses data from the database, whose JSON may be older than the schema or damaged.
 * @returns null, and a line in the log, for what no client could read
 */
export function parseStored<Schema extends z.ZodType>(
  schema: Schema,
  stored: unknown,
  { kind, id }: StoredRow,
  log: Logger,
): z.output<Schema> | null {
  const parsed = schema.safeParse(stored)
  if (parsed.success) return parsed.data
  log.error(`stored_${kind}_unreadable`, { [`${kind}Id`]: id, error: parsed.error })
  return null
}
