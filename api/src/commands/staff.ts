import { staffRoles } from '@jatra/contract/http/duties'
import { isStaff } from '@jatra/contract/account/duties'
import type { Role } from '@jatra/contract/account/user'
import type { DatabaseHandle } from '../db/types.ts'
import { listStaff, setRole } from '../domain/auth/set-role.ts'
import type { Command, CommandOptions } from './as-staff.ts'
import { BOOKING_USAGE, bookingCommandOf } from './bookings.ts'
import { CANCELLATION_USAGE, cancellationCommandOf } from './cancellations.ts'
import { CannotDo, onDatabase, type CommandDatabase } from './on-database.ts'
import { PAYMENT_USAGE, paymentCommandOf } from './payments.ts'
import { REFUND_USAGE, refundCommandOf } from './refunds.ts'
import { VISA_USAGE, visaCommandOf } from './visas.ts'

export const STAFF_USAGE = `Usage:
  npm run staff -- list
  npm run staff -- grant <username or email address> <agent | finance | manager>
  npm run staff -- revoke <username or email address>
  npm run staff -- jobs list
  npm run staff -- jobs retry <id>
${BOOKING_USAGE}
${REFUND_USAGE}
${CANCELLATION_USAGE}
${PAYMENT_USAGE}
${VISA_USAGE}`

/**
 * The staff command: lists and sets roles, lists and retries failed jobs, lists paid flights without ticket or refund,
 * acts on refunds, cancellations and suspected payments, and hands visa applications over. No page does this: only
 * those who have access to the database may set a role (decision 123).
 * @param args what was typed: `grant rahima`
 * @returns the exit code
 */
export async function runStaffCommand(
  args: readonly string[],
  options: CommandDatabase & CommandOptions,
): Promise<number> {
  const { print } = options
  const run = commandOf(args, options)
  if (!run) {
    print(STAFF_USAGE)
    return 2
  }
  return onDatabase(options, print, async (database) => {
    await run(database)
    return 0
  })
}

/** The command; null for unknown arguments. */
function commandOf(args: readonly string[], options: CommandOptions): Command | null {
  const [verb = '', name = '', id = ''] = args
  const typed = args.length
  const acts = {
    bookings: bookingCommandOf,
    refunds: refundCommandOf,
    cancellations: cancellationCommandOf,
    payments: paymentCommandOf,
    visas: visaCommandOf,
  }
  if (isKeyOf(acts, verb)) return acts[verb](args.slice(1), options)
  if (verb === 'jobs' && name === 'list' && typed === 2) return (to) => printJobs(to, options)
  if (verb === 'jobs' && name === 'retry' && typed === 3) return (to) => retryJob(to, id, options)
  if (verb === 'list' && typed === 1) return (to) => printStaff(to, options)
  if (verb === 'revoke' && name && typed === 2)
    return (to) => giveRole(to, name, 'customer', options)
  const role = staffRoles.find((one) => one === id)
  if (verb === 'grant' && name && role && typed === 3)
    return (to) => giveRole(to, name, role, options)
  return null
}

const isKeyOf = <Key extends string>(of: Record<Key, unknown>, key: string): key is Key =>
  Object.hasOwn(of, key)

async function printJobs({ jobs }: DatabaseHandle, { print }: CommandOptions): Promise<void> {
  const failed = await jobs.listFailed()
  for (const { _id, queue, state, attempts, createdAt, failedAt, error } of failed) {
    const fate = failedAt ? `${state} ${failedAt}` : state
    print(
      `${_id}  ${queue}  ${fate}  tried ${String(attempts)}x since ${createdAt}  ${error ?? ''}`,
    )
  }
  if (failed.length === 0) print('No job has failed.')
}

async function retryJob(
  { jobs }: DatabaseHandle,
  id: string,
  { print, log }: CommandOptions,
): Promise<void> {
  const job = await jobs.retry(id)
  if (!job) throw new CannotDo(`There is no failed job ${id}. See: npm run staff -- jobs list`)
  log?.info('job_retried', { jobId: id, queue: job.queue })
  print(`${id} is tried again by the next process that runs.`)
}

async function printStaff({ db }: DatabaseHandle, { print }: CommandOptions): Promise<void> {
  const staff = await listStaff({ db })
  for (const { userName, email, role } of staff) print(`${role}  ${userName} <${email}>`)
  if (staff.length === 0) print('Nobody is staff.')
}

async function giveRole(
  { db }: DatabaseHandle,
  identifier: string,
  role: Role,
  { clock = Date.now, print, log }: CommandOptions,
): Promise<void> {
  const set = await setRole({ db, clock }, identifier, role)
  if ('refused' in set) {
    throw new CannotDo(
      set.refused === 'unknown'
        ? `There is no account ${identifier}. Sign up on the site first.`
        : `${identifier} is the last manager. Make somebody else a manager first.`,
    )
  }
  const { id: userId, userName, email } = set.user
  if (isStaff(role)) log?.info('staff_granted', { userId, role })
  else log?.info('staff_revoked', { userId })
  print(`${userName} <${email}> is ${isStaff(role) ? `${role} now` : 'no longer staff'}.`)
}
