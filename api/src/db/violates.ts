import { errorCode } from '@jatra/contract/values/error-code'

/** Whether the database rejected a row because of this unique constraint or index. Drizzle wraps the driver's error. */
export function violates(error: unknown, constraint: string): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (errorCode(at) === '23505' && 'constraint' in at && at.constraint === constraint) return true
  }
  return false
}
