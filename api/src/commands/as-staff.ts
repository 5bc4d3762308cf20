import { randomUUID } from 'node:crypto'
import { duties, type Duty } from '@jatra/contract/http/duties'
import { hasDuty } from '@jatra/contract/account/duties'
import { DomainError } from '@jatra/contract/http/problem'
import { createLogger, type Logger } from '@jatra/contract/observability/logging'
import type { UserRow } from '../db/schema.ts'
import type { DatabaseHandle } from '../db/types.ts'
import { listStaff } from '../domain/auth/set-role.ts'
import type { EventDeps } from '../domain/outbox/enqueue-capped-email.ts'
import { defaultLimits } from '../domain/limits.ts'
import { CannotDo } from './on-database.ts'

export interface CommandOptions {
  clock?: () => number
  print: (line: string) => void
  /** Records who was made staff, and when. */
  log?: Logger
  /** Those of the site, by which bank details are sealed; read when a command wants them. */
  secrets?: () => readonly string[]
}

/** The command's arguments. */
export type Command = (database: DatabaseHandle) => Promise<void>

/** A page is enough for a terminal. */
export const LISTED = 50

/**
 * Runs a command of a member of staff.
 * @param duty what their role needs for it
 * @throws CannotDo
 */
export async function asStaff(
  { db, jobs }: DatabaseHandle,
  { userName, duty }: { userName: string; duty: Duty },
  { clock = Date.now, log = createLogger(() => undefined) }: CommandOptions,
  act: (deps: EventDeps, staffId: string) => Promise<void>,
): Promise<void> {
  const staff = await findStaff({ db }, userName, duty)
  try {
    await act({ db, jobs, clock, log, newId: randomUUID, limits: defaultLimits }, staff.id)
  } catch (error) {
    throw error instanceof DomainError ? new CannotDo(error.message) : error
  }
}

async function findStaff(
  database: Pick<DatabaseHandle, 'db'>,
  userName: string,
  duty: Duty,
): Promise<UserRow> {
  const staff = (await listStaff(database)).find((one) => one.userName === userName)
  if (!staff) throw new CannotDo(`${userName} is not staff. See: npm run staff -- list`)
  if (hasDuty(staff.role, duty)) return staff
  const may = duties[duty].join(', ')
  throw new CannotDo(`${userName} is ${staff.role}. Who may do this: ${may}.`)
}
