import { describe, expect, it } from 'vitest'
import { paymentTransactions, refunds } from '@jatra/api/db/schema'
import type { Database } from '@jatra/api/db/types'
import { readOrderMoney } from '@jatra/api/domain/ledger/read-balances'
import { movePayment, payNow } from '@jatra/sandbox/payments/wallet-books'
import { placeOrder, readOrder } from '@jatra/api/testing/booking'
import { expectBalanced } from '@jatra/api/testing/expect-balanced'
import { createTestApi } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { openBkash } from '../doubles/bkash/open-bkash.ts'
import { openNagad } from '../doubles/nagad/open-nagad.ts'
import { shopAsJson } from '../doubles/nagad/server.ts'
import { doAndDie } from './do-and-die.ts'
import { walletDeaths, type WalletInput } from './wallets.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Longer than a dead process's claim on the payment is believed. */
const CLAIM = 20_000
const database = useTestDatabase()

/** Where each wallet moves money, and what the payer does on its page. */
const wallets = {
  bkash: {
    ...{ paymentType: 'bkash', opens: openBkash, takes: 'execute', gives: 'payment/transaction' },
    agree: (db: Database, paymentId: string) =>
      movePayment({ db }, paymentId, 'open', { status: 'approved' }),
  },
  nagad: {
    // Nagad has taken the money on its page: what is left is to ask.
    ...{
      paymentType: 'nogod',
      opens: openNagad,
      takes: 'verify/payment',
      gives: 'purchase/cancel',
    },
    agree: (db: Database, paymentId: string, now: number) => payAt(db, paymentId, now),
  },
} as const

const payAt = (db: Database, paymentId: string, now: number) =>
  payNow({ db, clock: () => now, newId: () => crypto.randomUUID() }, paymentId, 'open')

/** An order whose page is open at a wallet, and a process that asks the wallet about it and dies. */
async function start(wallet: WalletInput['wallet']) {
  const { opens, paymentType } = wallets[wallet]
  let now = Date.parse('2026-11-20T06:00:00Z')
  const clock = () => now
  const { gateway, double } = await opens(database.db, { clock })
  const api = createTestApi(database, { clock, gateways: { [wallet]: gateway } })
  const placed = await placeOrder(api.client, undefined, { paymentType })
  const { tranId, visitor, orderId, url } = placed
  const paymentId = url.split('/').at(-1) ?? ''
  return {
    ...{ api, double, order: placed.order, orderId, paymentId },
    back: `/api/payment/return/${tranId}`,
    now: clock,
    async after(milliseconds: number) {
      now += milliseconds
      await api.sweep()
      await api.runJobs()
    },
    read: () => readOrder(api.client, visitor, orderId),
    async die(death: Pick<WalletInput, 'call' | 'diesAt' | 'does'>) {
      await doAndDie('askAndDie', {
        ...{ databaseUrl: database.url ?? '', wallet, walletUrl: double.url },
        nagadShop: shopAsJson,
        ...{ ...death, now },
      })
      await expectBalanced(database.db)
    },
  }
}

const endings = [
  'the browser comes back once more',
  'nobody comes back, and its time is up',
] as const

it.each(
  // What asks Nagad moves nothing: dying before it is dying anywhere.
  [
    ...walletDeaths.map((diesAt) => ['bkash', diesAt] as const),
    ['nagad', walletDeaths[1]] as const,
  ].flatMap((death) => endings.map((then) => [...death, then] as const)),
)(
  'a process killed while it takes a payment of %s, %s: it counts once when %s',
  async (wallet, diesAt, then) => {
    const { agree, takes } = wallets[wallet]
    const { api, double, order, orderId, paymentId, back, now, after, read, die } =
      await start(wallet)
    await agree(database.db, paymentId, now())
    await die({ call: takes, diesAt, does: { back } })
    expect(await database.db.select().from(paymentTransactions)).toEqual([])

    if (then === 'the browser comes back once more') {
      await after(CLAIM)
      await api.send('GET', back)
    } else await after(31 * MINUTE)
    const { paymentStatus, payments } = await read()
    expect([paymentStatus, payments.map(({ status }) => status)]).toEqual(['success', ['success']])
    if (wallet === 'bkash') expect(double.count('execute')).toBe(1)
    expect(await readOrderMoney(database.db, orderId)).toMatchObject({
      ...{ paid: order.price, kept: order.price, refunding: 0, refunded: 0 },
    })
  },
)

describe.each(['bkash', 'nagad'] as const)(
  'a process killed while it gives back by %s',
  (wallet) => {
    const { gives } = wallets[wallet]

    /** A payment that came too late, and the death of who gives it back. */
    async function giveBackAndDie(diesAt: WalletInput['diesAt']) {
      const started = await start(wallet)
      const { api, after, back, now, paymentId, die } = started
      await after(31 * MINUTE)
      await payAt(database.db, paymentId, now())
      await api.send('GET', back)
      const [asked] = await database.db.select().from(refunds)
      expect(asked).toMatchObject({ status: 'requested', reason: 'late_payment' })
      await die({ call: gives, diesAt, does: { refundId: asked?.id ?? '' } })
      const refund = async () => (await database.db.select().from(refunds))[0]
      expect(await refund()).toMatchObject({ status: 'approved', asked: true })
      return { ...started, refund }
    }

    it('after the wallet has taken it: it is found there, and not sent again', async () => {
      const { after, refund, double, orderId, order } = await giveBackAndDie(
        'after the wallet has answered',
      )
      await after(MINUTE)
      expect(await refund()).toMatchObject({ status: 'confirmed', attempts: 1 })
      expect(double.count(gives)).toBe(1)
      expect(await readOrderMoney(database.db, orderId)).toMatchObject({
        ...{ paid: order.price, kept: 0, refunding: 0, refunded: order.price },
      })
    })

    it('before the request leaves: it is not sent again, and a person finds it after a day', async () => {
      const { after, refund, double, orderId, order } = await giveBackAndDie(
        'before the wallet is told',
      )
      await after(MINUTE)
      expect(await refund()).toMatchObject({ status: 'approved', asked: true })
      await after(DAY)
      expect(await refund()).toMatchObject({ status: 'needs_person', problem: 'unanswered' })
      expect(double.count(gives)).toBe(0)
      expect(await readOrderMoney(database.db, orderId)).toMatchObject({
        ...{ paid: order.price, kept: 0, refunding: order.price, refunded: 0 },
      })
    })
  },
)
