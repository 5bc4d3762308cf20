import { z } from 'zod'
import { DomainError } from '../http/problem.ts'
import { foldCode } from '../values/typed.ts'
import { boundedString, requiredLine } from '../fields/text.ts'
import type { RefundStatus } from './refund.ts'
import type { RefundProblem } from './refund-life.ts'
import { issue, type Message } from '../messages/message.ts'

/** The way back is closed or has failed, so the money needs another one. */
const closed: ReadonlySet<RefundProblem> = new Set(['refused', 'channel_closed', 'cancelled'])

/** Whether a refund asks its traveller for a bank account. */
export const asksForBank = (status: RefundStatus, problem: RefundProblem | null): boolean =>
  status === 'needs_person' && problem !== null && closed.has(problem)

/** What the traveller sees of it. @param ending the last four of the account number, once it is given */
export const bankAccountOf = (
  status: RefundStatus,
  problem: RefundProblem | null,
  ending: string | null,
) => (ending !== null || asksForBank(status, problem) ? { ending } : null)

const digits = (max: number, missing: Message, pattern: RegExp, message: Message) =>
  boundedString(max, message, missing)
    .transform((value) => foldCode(value).replaceAll('-', ''))
    .pipe(z.string().min(1, issue(missing)).regex(pattern, issue(message)))

const ROUTING = 'routingNumberForm'

/** A bank account in Bangladesh: numbers have up to 17 digits, a branch's routing number has nine (Bangladesh Bank). */
export const bankDetailsSchema = z.object({
  accountName: requiredLine(100, 'accountNameRequired'),
  accountNumber: digits(40, 'accountNumberRequired', /^\d{8,17}$/, 'accountNumberForm'),
  bank: requiredLine(100, 'bankRequired'),
  branch: requiredLine(100, 'branchRequired'),
  /** Finds the branch; without it the colleague who pays looks it up. */
  routingNumber: digits(20, ROUTING, /^\d{9}$/, ROUTING).optional(),
})
export type BankDetails = z.infer<typeof bankDetailsSchema>

/** What may be shown of an account number. */
export const endingOf = (accountNumber: string): string => accountNumber.slice(-4)

export const bankNotAsked = () => new DomainError('outdated', 'bankNotAsked')

export const bankDetailsMissing = () => new DomainError('not_found', 'bankUnreadable')
