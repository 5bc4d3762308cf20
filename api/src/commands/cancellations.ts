import type { CancellationDecision } from '@jatra/contract/whole-order/staff-cancellation-acts'
import type { DatabaseHandle } from '../db/types.ts'
import { decideCancellation } from '../domain/cancellations/decide-cancellation.ts'
import { listCancellations } from '../domain/cancellations/list-cancellations.ts'
import { asStaff, LISTED, type Command, type CommandOptions } from './as-staff.ts'

export const CANCELLATION_USAGE = `  npm run staff -- cancellations list
  npm run staff -- cancellations approve <id> <your username> [<BDT that go back>]
  npm run staff -- cancellations drop <id> <your username>`

/**
 * Lists the cancellations of travellers that wait for staff, or decides one.
 * @param args what was typed after `cancellations`
 * @returns null where it is no command
 */
export function cancellationCommandOf(
  args: readonly string[],
  options: CommandOptions,
): Command | null {
  const [verb, id = '', userName = '', amount] = args
  if (verb === 'list') return args.length === 1 ? (database) => print(database, options) : null
  if (!id || !userName) return null
  const refund = amount === undefined ? null : Number(amount)
  if (verb === 'drop' && amount === undefined) {
    return (database) => decide(database, { id, userName, decision: { do: 'drop' } }, options)
  }
  if (verb !== 'approve' || args.length > 4) return null
  if (refund !== null && (!Number.isInteger(refund) || refund < 0)) return null
  const decision = { do: 'approve' as const, refund }
  return (database) => decide(database, { id, userName, decision }, options)
}

async function print({ db }: DatabaseHandle, { print: line }: CommandOptions): Promise<void> {
  const { cancellations, counts } = await listCancellations(db, {
    status: 'needs_person',
    limit: LISTED,
  })
  for (const { id, bookingReference, refund, fromAirline, problem, askedAt } of cancellations) {
    const shown = refund === null ? 'amount to be found out' : `shown BDT ${String(refund)}`
    const expected =
      fromAirline === null ? '' : `  expected of the airline BDT ${String(fromAirline)}`
    line(`${id}  ${bookingReference}  ${shown}${expected}  ${problem ?? ''}  since ${askedAt}`)
  }
  const more = counts.needs_person - cancellations.length
  if (more > 0) line(`And ${String(more)} that were asked for before.`)
  if (counts.needs_person === 0) line('No cancellation waits for a person.')
}

function decide(
  database: DatabaseHandle,
  { id, userName, decision }: { id: string; userName: string; decision: CancellationDecision },
  options: CommandOptions,
): Promise<void> {
  const by = { userName, duty: 'refund-decisions' } as const
  return asStaff(database, by, options, async (deps, staffId) => {
    await decideCancellation(deps, id, decision, staffId)
    options.print(decision.do === 'drop' ? `${id} is dropped.` : `${id} goes on.`)
  })
}
