import { expect, it } from 'vitest'
import { DomainError } from '../http/problem.ts'
import { assertETicket, hasETicket } from './e-ticket.ts'
import type { Order } from './order.ts'

const flight = (status: string, more: object = {}) =>
  ({
    ...{ serviceType: 'flight', paymentStatus: 'success', cancellations: [] },
    ...{ booking: { status }, ...more },
  }) as unknown as Order
const whole = { travelerIds: null, stay: null }

it.each([
  ['confirming', false],
  ['reserved', false],
  ['ticketed', true],
  ['change_pending', false],
  ['failed', false],
  ['cancelled', false],
])('a paid flight that is %s has one: %s', (status, has) => {
  expect(hasETicket(flight(status))).toBe(has)
})

it('is there for those who still fly, and not while all are being cancelled', () => {
  const part = [{ status: 'done', travelerIds: ['1'], stay: null }]
  expect(hasETicket(flight('ticketed', { cancellations: part }))).toBe(true)
  for (const status of ['asked', 'needs_person', 'done'])
    expect(hasETicket(flight('ticketed', { cancellations: [{ status, ...whole }] }))).toBe(false)
})

it('is rejected for what is not paid, and for what has no tickets', () => {
  const codeOf = (order: Order) => {
    try {
      assertETicket(order)
      return null
    } catch (error) {
      return error instanceof DomainError ? error.code : error
    }
  }
  expect(codeOf(flight('ticketed'))).toBeNull()
  expect(codeOf(flight('held', { paymentStatus: 'pending' }))).toBe('not_paid')
  expect(codeOf(flight('reserved'))).toBe('not_found')
  const holiday = { serviceType: 'holidays', paymentStatus: 'success', cancellations: [] }
  expect(codeOf(holiday as unknown as Order)).toBe('not_found')
})
