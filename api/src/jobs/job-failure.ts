import { z } from 'zod'

const MAX_LENGTH = 200
/** Email addresses, and numbers long enough to be a phone, a passport or a card. */
const PERSONAL = /\S+@\S+|\+?[A-Za-z]{0,3}\d[\d -]{4,}\d/g

/** The part of an error that staff may see: its first line, without personal data. */
export function jobFailure(error: unknown): { message: string } {
  return { message: describe(error).replaceAll(PERSONAL, '…').slice(0, MAX_LENGTH) }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'It failed without an error'
  if (error instanceof z.ZodError) return 'Its data cannot be read'
  // A failed query's error carries its parameters in its message.
  if ('params' in error) return 'A query failed'
  return error.message.split('\n', 1)[0] ?? ''
}
