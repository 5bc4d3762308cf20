import { createTextSeal } from '@jatra/api/db/text-seal'
import { gatewayTokens } from '@jatra/api/db/schema'
import { createBkash } from '@jatra/api/providers/payments/bkash/bkash'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { expect, it } from 'vitest'
import { asked, HOUR_MS, openBkash } from './open-bkash.ts'

const database = useTestDatabase()
const open = () => openBkash(database.db)
const MINUTE_MS = 60_000

it('is granted once, kept sealed, and shared by processes', async () => {
  const { gateway, double, options } = await open()
  await Promise.all(Array.from({ length: 5 }, () => gateway.createPayment(asked)))
  // Another process.
  await createBkash(options).createPayment(asked)
  expect(double.count('token/grant')).toBe(1)
  const rows = await database.db.select().from(gatewayTokens)
  expect(rows).toMatchObject([{ account: 'bkash shop-app', requests: [{ by: 'grant' }] }])
  const used = double.asked.at(-1)?.headers.get('authorization') ?? ''
  expect(used).not.toBe('')
  expect(JSON.stringify(rows)).not.toContain(used)
})

it('is refreshed five minutes before its end, and not before', async () => {
  const { gateway, double, time } = await open()
  await gateway.createPayment(asked)
  time.now += 54 * MINUTE_MS
  await gateway.createPayment(asked)
  expect(double.count('token/refresh')).toBe(0)
  time.now += 2 * MINUTE_MS
  await gateway.createPayment(asked)
  expect(double.count('token/refresh')).toBe(1)
  expect(double.count('token/grant')).toBe(1)
})

it('is granted instead of refreshed a third time within an hour', async () => {
  const { gateway, double } = await open()
  for (const loss of [1, 2, 3, 4]) {
    await gateway.createPayment(asked)
    // As if it were about to end.
    await database.db.update(gatewayTokens).set({ expiresAt: new Date(loss) })
  }
  await gateway.createPayment(asked)
  expect(double.count('token/refresh')).toBe(2)
  expect(double.count('token/grant')).toBe(3)
})

it('is granted when bKash does not refresh it', async () => {
  const { gateway, double, time } = await open()
  await gateway.createPayment(asked)
  time.now += HOUR_MS
  double.answerNext('token/refresh', { body: { statusCode: '2079', statusMessage: 'Invalid' } })
  await gateway.createPayment(asked)
  expect(double.count('token/grant')).toBe(2)
})

it('is given up when bKash turns it away, and what was turned away is sent again', async () => {
  const { gateway, double } = await open()
  const coded = { statusCode: '2079', statusMessage: 'Invalid app Token' }
  double.answerNext('create', { status: 401, body: coded })
  await gateway.createPayment(asked)
  expect(double.count('token/grant')).toBe(2)
  expect(double.count('create')).toBe(2)
  double.answerNext('create', { status: 401, body: { message: 'Unauthorized' } })
  double.answerNext('create', { status: 401, body: { message: 'Unauthorized' } })
  await expect(gateway.createPayment(asked)).rejects.toThrow('401')
  expect(double.count('create')).toBe(4)
})

it('is granted anew when the secret that sealed it is gone', async () => {
  const { gateway, double, options } = await open()
  await gateway.createPayment(asked)
  const seal = createTextSeal(['another secret'], 'jatra gateway token')
  await createBkash({ ...options, seal }).createPayment(asked)
  expect(double.count('token/grant')).toBe(2)
})

it('is not given more than ten times an hour', async () => {
  const { gateway, double } = await open()
  const no = { status: 401, body: { message: 'Unauthorized' } }
  // Each is given, and turned away at once.
  for (let time = 0; time < 24; time += 1) double.answerNext('create', no)
  for (let time = 0; time < 12; time += 1) {
    await expect(gateway.createPayment(asked)).rejects.toThrow(/401|too many/)
  }
  expect(double.count('token/grant')).toBe(10)
})

it('is not asked for again within 45 s of a request that failed, whichever process asks', async () => {
  const { gateway, double, time, options } = await open()
  const no = { status: 503, body: { message: 'Service Unavailable' } }
  double.answerNext('token/grant', no)
  await expect(gateway.createPayment(asked)).rejects.toThrow('503')
  time.now += 44_000
  for (const one of [gateway, createBkash(options)])
    await expect(one.createPayment(asked)).rejects.toThrow('a moment ago')
  expect(double.count('token/grant')).toBe(1)
  time.now += 2_000
  await gateway.createPayment(asked)
  expect(double.count('token/grant')).toBe(2)
})

it('is there again as soon as bKash gives one after an outage of ten minutes', async () => {
  const { gateway, double, time } = await open()
  const no = { status: 503, body: { message: 'Service Unavailable' } }
  // A traveller, or the sweep, asks once a minute.
  for (let minute = 0; minute < 15; minute += 1) {
    double.answerNext('token/grant', no)
    await expect(gateway.createPayment(asked)).rejects.toThrow('503')
    time.now += MINUTE_MS
  }
  await gateway.createPayment(asked)
  expect(double.count('token/grant')).toBe(16)
})

it('is used to its end while bKash gives no other, and refreshed no more than twice for that', async () => {
  const { gateway, double, time } = await open()
  const no = { status: 503, body: { message: 'Service Unavailable' } }
  await gateway.createPayment(asked)
  time.now += 55 * MINUTE_MS
  for (let request = 0; request < 5; request += 1) {
    for (const call of ['token/refresh', 'token/grant']) double.answerNext(call, no)
    await gateway.createPayment(asked)
    time.now += MINUTE_MS - 1
  }
  expect(double.count('create')).toBe(6)
  expect(double.count('token/refresh')).toBe(2)
  time.now += MINUTE_MS
  double.answerNext('token/grant', no)
  await expect(gateway.createPayment(asked)).rejects.toThrow('503')
  expect(double.count('token/refresh')).toBe(2)
})

it('is taken over from a process that died while it asked', async () => {
  const { gateway, double, time, options } = await open()
  void double.swallow('token/grant')
  const dying = createBkash(options)
  const lost = dying.createPayment(asked).catch((error: unknown) => error)
  await expect.poll(() => double.count('token/grant')).toBe(1)
  time.now += 36_000
  await gateway.createPayment(asked)
  expect(double.count('token/grant')).toBe(2)
  await double.close()
  expect(await lost).toBeInstanceOf(Error)
})
