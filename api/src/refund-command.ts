import { randomUUID } from 'node:crypto'
import { DomainError } from '@jatra/contract/http/problem'
import type { StaffAction } from '@jatra/contract/order/staff-refund-acts'
import { refundStatuses, type RefundStatus } from '@jatra/contract/order/refund'
import { createLogger, type Logger } from '@jatra/contract/observability/logging'
import type { DatabaseHandle } from './db/types.ts'
import { createBankSeal, readBankDetails } from './domain/refunds/bank-details.ts'
import { actOnRefund } from './domain/refunds/act-on-refund.ts'
import { listRefunds } from './domain/refunds/list-refunds.ts'
import { findStaff } from './find-staff.ts'

export interface RefundCommandOptions {
  clock?: () => number
  print: (line: string) => void
  log?: Logger
  /** Those that sealed bank details; read when a command wants them. */
  secrets?: () => readonly string[]
}

export const REFUND_USAGE = `  npm run staff -- refunds list [requested | approved | sent | confirmed | needs_person]
  npm run staff -- refunds approve <id> <your username>
  npm run staff -- refunds retry <id> <your username>
  npm run staff -- refunds mark-paid <id> <your username> <reference of the payment>
  npm run staff -- refunds bank-details <id> <your username>`

const noLog = createLogger(() => undefined)

/** A page is enough for a terminal; the counts say how many there are. */
const LISTED = 50

/** @returns what went wrong, or null */
type RefundCommand = (database: DatabaseHandle) => Promise<string | null>

/**
 * Lists refunds or acts on one (decision 108).
 * @param args what was typed after `refunds`
 * @returns null where it is no command
 */
export function refundCommandOf(
  args: readonly string[],
  options: RefundCommandOptions,
): RefundCommand | null {
  const [verb, id = '', userName = '', reference = ''] = args
  if (verb === 'list') {
    const status = refundStatuses.find((one) => one === args[1])
    if (args.length > 2 || (args.length === 2 && !status)) return null
    return (database) => printRefunds(database, status, options)
  }
  if (verb === 'bank-details') {
    if (args.length !== 3 || !id || !userName) return null
    return (database) => printBankDetails(database, { id, userName }, options)
  }
  const action = actionOf(verb, reference)
  const wanted = action?.do === 'mark-paid' ? 4 : 3
  if (!action || args.length !== wanted || !id || !userName) return null
  return (database) => act(database, { id, userName, action }, options)
}

function actionOf(verb: string | undefined, reference: string): StaffAction | null {
  if (verb === 'approve' || verb === 'retry') return { do: verb }
  return verb === 'mark-paid' && reference ? { do: verb, reference } : null
}

async function printRefunds(
  { db }: DatabaseHandle,
  status: RefundStatus | undefined,
  { clock = Date.now, print }: RefundCommandOptions,
): Promise<null> {
  const found = await listRefunds({ db, clock }, { limit: LISTED, ...(status && { status }) })
  for (const refund of found.refunds) {
    const { id, bookingReference, amount, reason, problem, requestedAt, dueBy, gatewayId } = refund
    print(
      `${id}  ${bookingReference}  BDT ${String(amount)}  ${refund.status}${problem ? ` (${problem})` : ''}  ` +
        `${reason}  since ${requestedAt}  due ${dueBy}  gateway id ${gatewayId}`,
    )
  }
  const counts = refundStatuses.filter((one) => found.counts[one] > 0)
  print(counts.map((one) => `${one} ${String(found.counts[one])}`).join(', ') || 'No refunds.')
  return null
}

async function act(
  { db, jobs }: DatabaseHandle,
  { id, userName, action }: { id: string; userName: string; action: StaffAction },
  { clock = Date.now, print, log = noLog }: RefundCommandOptions,
): Promise<string | null> {
  return decide({ db }, userName, async (staffId) => {
    const deps = { db, jobs, clock, log, newId: randomUUID }
    const { status } = await actOnRefund(deps, id, action, staffId)
    print(`${id} is ${status} now.`)
  })
}

async function printBankDetails(
  { db, jobs }: DatabaseHandle,
  { id, userName }: { id: string; userName: string },
  { clock = Date.now, print, log = noLog, secrets = () => [] }: RefundCommandOptions,
): Promise<string | null> {
  return decide({ db }, userName, async (staffId) => {
    const bankSeal = createBankSeal(secrets())
    const deps = { db, jobs, clock, log, newId: randomUUID, bankSeal }
    const details = await readBankDetails(deps, id, staffId)
    for (const [name, value] of Object.entries(details)) print(`${name.padEnd(13)}  ${value}`)
  })
}

/** @returns why it was not done, or null */
async function decide(
  database: Pick<DatabaseHandle, 'db'>,
  userName: string,
  act: (staffId: string) => Promise<void>,
): Promise<string | null> {
  const staff = await findStaff(database, userName, 'refund-decisions')
  if (typeof staff === 'string') return staff
  try {
    await act(staff.id)
    return null
  } catch (error) {
    if (error instanceof DomainError) return error.message
    throw error
  }
}
