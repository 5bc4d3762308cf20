import { describe, expect, it } from 'vitest'
import { doAndDie } from './do-and-die.ts'
import { useEmptyPostgres } from './empty-database.ts'
import { payLateAndRefund, type RefundingCrashPoint } from './refunding.ts'

const START = Date.parse('2026-11-20T06:00:00Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe('a process killed while it sends a refund', () => {
  const place = useEmptyPostgres()
  let users = 0

  /** @returns what the jobs of later processes make of the latest refund */
  async function payLateAndDie(crashAt: RefundingCrashPoint) {
    const nobody = { ...place, crashAt: null, userName: null }
    const userName = `user${(users += 1)}`
    const before = await payLateAndRefund({ ...nobody, times: [START], userName })
    const refund = before.refunds.find(({ status }) => status === 'requested')
    expect(refund?.reason).toBe('late_payment')
    await doAndDie('payLateAndRefund', { ...nobody, crashAt, times: [START] })
    return async (...times: number[]) => {
      const { refunds, taken } = await payLateAndRefund({ ...nobody, times })
      const own = refunds.find(({ id }) => id === refund?.id)
      return { own, others: refunds.length - before.refunds.length, taken: taken - before.taken }
    }
  }

  it('after the gateway has taken it: it is found by our id, and not sent again', async () => {
    const goOn = await payLateAndDie('after the gateway has taken it')
    const found = await goOn(START + 6 * MINUTE, START + 10 * MINUTE)
    expect(found.own).toMatchObject({ status: 'confirmed', attempts: 1 })
    expect(found).toMatchObject({ others: 0, taken: 1 })
  })

  it('before the request leaves: it is not sent again, and a person finds it after a day', async () => {
    const goOn = await payLateAndDie('before the request leaves')
    const waiting = await goOn(START + 6 * MINUTE, START + 60 * MINUTE)
    expect(waiting.own).toMatchObject({ status: 'approved', asked: true })
    const { own, taken } = await goOn(START + DAY, START + 2 * DAY)
    expect(own).toMatchObject({ status: 'needs_person', problem: 'unanswered', attempts: 1 })
    expect(taken).toBe(0)
  })
})
