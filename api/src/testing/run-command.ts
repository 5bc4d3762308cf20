import type { Command } from '../commands/as-staff.ts'
import { CannotDo } from '../commands/on-database.ts'
import type { DatabaseHandle } from '../db/types.ts'

/** Runs what was typed. @returns what went wrong, or null */
export async function runCommand(
  command: Command | null,
  { db, jobs }: Pick<DatabaseHandle, 'db' | 'jobs'>,
): Promise<string | null> {
  if (!command) return 'no command'
  try {
    await command({ db, jobs } as DatabaseHandle)
    return null
  } catch (error) {
    if (error instanceof CannotDo) return error.message
    throw error
  }
}
