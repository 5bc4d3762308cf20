import { errorCode } from '@jatra/contract/values/error-code'
import { causesOf } from './database-failure.ts'

/** Whether the database rejected a row because of this unique constraint or index. */
export function violates(error: unknown, constraint: string): boolean {
  for (const at of causesOf(error)) {
    if (errorCode(at) === '23505' && 'constraint' in at && at.constraint === constraint) return true
  }
  return false
}
