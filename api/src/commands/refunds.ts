import type { StaffAction } from '@jatra/contract/whole-order/staff-refund-acts'
import { refundStatuses, type RefundStatus } from '@jatra/contract/order/refund'
import type { DatabaseHandle } from '../db/types.ts'
import { createBankSeal, readBankDetails } from '../domain/refunds/bank-details.ts'
import { actOnRefund } from '../domain/refunds/act-on-refund.ts'
import { listRefunds } from '../domain/refunds/staff-refunds.ts'
import { asStaff, LISTED, type Command, type CommandOptions } from './as-staff.ts'

export const REFUND_USAGE = `  npm run staff -- refunds list [requested | approved | sent | confirmed | needs_person | declined]
  npm run staff -- refunds approve <id> <your username>
  npm run staff -- refunds decline <id> <your username> <why>
  npm run staff -- refunds retry <id> <your username>
  npm run staff -- refunds mark-paid <id> <your username> <reference of the payment>
  npm run staff -- refunds bank-details <id> <your username>`

const DUTY = 'refund-decisions'

/**
 * Lists refunds or acts on one.
 * @param args what was typed after `refunds`
 * @returns null where it is no command
 */
export function refundCommandOf(args: readonly string[], options: CommandOptions): Command | null {
  const [verb, id = '', userName = '', said = ''] = args
  if (verb === 'list') {
    const status = refundStatuses.find((one) => one === args[1])
    if (args.length > 2 || (args.length === 2 && !status)) return null
    return (database) => printRefunds(database, status, options)
  }
  if (verb === 'bank-details') {
    if (args.length !== 3 || !id || !userName) return null
    return (database) => printBankDetails(database, { id, userName }, options)
  }
  const action = actionOf(verb, said)
  const wanted = action?.do === 'mark-paid' || action?.do === 'decline' ? 4 : 3
  if (!action || args.length !== wanted || !id || !userName) return null
  return (database) => act(database, { id, userName, action }, options)
}

/** @param said the reference of a payment, or why it is declined */
function actionOf(verb: string | undefined, said: string): StaffAction | null {
  if (verb === 'approve' || verb === 'retry') return { do: verb }
  if (said === '') return null
  if (verb === 'decline') return { do: verb, because: said }
  return verb === 'mark-paid' ? { do: verb, reference: said } : null
}

async function printRefunds(
  { db }: DatabaseHandle,
  status: RefundStatus | undefined,
  { clock = Date.now, print }: CommandOptions,
): Promise<void> {
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
}

function act(
  database: DatabaseHandle,
  { id, userName, action }: { id: string; userName: string; action: StaffAction },
  options: CommandOptions,
): Promise<void> {
  return asStaff(database, { userName, duty: DUTY }, options, async (deps, staffId) => {
    const { status } = await actOnRefund(deps, id, action, staffId)
    options.print(`${id} is ${status} now.`)
  })
}

function printBankDetails(
  database: DatabaseHandle,
  { id, userName }: { id: string; userName: string },
  options: CommandOptions,
): Promise<void> {
  const { print, secrets = () => [] } = options
  return asStaff(database, { userName, duty: DUTY }, options, async (deps, staffId) => {
    const bankSeal = createBankSeal(secrets())
    const details = await readBankDetails({ ...deps, bankSeal }, id, staffId)
    for (const [name, value] of Object.entries(details)) print(`${name.padEnd(13)}  ${value}`)
  })
}
