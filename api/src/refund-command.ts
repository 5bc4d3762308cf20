import { randomUUID } from 'node:crypto'
import { DomainError } from '@jatra/contract/http/problem'
import type { StaffAction } from '@jatra/contract/order/staff-refund-acts'
import { refundStatuses, type RefundStatus } from '@jatra/contract/order/refund'
import { createLogger, type Logger } from '@jatra/contract/observability/logging'
import type { DatabaseHandle } from './db/types.ts'
import { actOnRefund } from './domain/refunds/act-on-refund.ts'
import { listRefunds } from './domain/refunds/list-refunds.ts'
import { findStaff } from './find-staff.ts'

export interface RefundCommandOptions {
  clock?: () => number
  print: (line: string) => void
  log?: Logger
}

export const REFUND_USAGE = `  npm run staff -- refunds list [requested | approved | sent | confirmed | needs_person]
  npm run staff -- refunds approve <id> <your username>
  npm run staff -- refunds retry <id> <your username>
  npm run staff -- refunds mark-paid <id> <your username> <reference of the payment>`

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
  { print }: RefundCommandOptions,
): Promise<null> {
  const found = await listRefunds(db, { limit: LISTED, ...(status && { status }) })
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
  { clock = Date.now, print, log = createLogger(() => undefined) }: RefundCommandOptions,
): Promise<string | null> {
  const staff = await findStaff({ db }, userName, 'refund-decisions')
  if (typeof staff === 'string') return staff
  const deps = { db, jobs, clock, log, newId: randomUUID }
  try {
    const { status } = await actOnRefund(deps, id, action, staff.id)
    print(`${id} is ${status} now.`)
    return null
  } catch (error) {
    if (error instanceof DomainError) return error.message
    throw error
  }
}
