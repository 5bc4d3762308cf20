import { describe, expect, it } from 'vitest'
import { login } from '@jatra/contract/account/auth-endpoints'
import { createPackage, updatePackage } from '@jatra/contract/holiday/endpoints'
import type { Observer, Work } from '@jatra/contract/observability/observer'
import { setRole } from '../domain/auth/set-role.ts'
import { placeOrder, search, signUp } from '../testing/booking.ts'
import { packageInput } from '../testing/holidays.ts'
import { errorOf } from '../testing/error-of.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

const linesOf = ({ log }: TestApi, event: string) =>
  log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['event'] === event)

describe('an event of the log', () => {
  it('is a failed login, without who it was', async () => {
    const api = createTestApi(database)
    await signUp(api.client)
    for (const identifier of ['rahima', 'nobody']) {
      await errorOf(api.client.call(login, { body: { identifier, password: 'Wrong@12345' } }))
    }
    const lines = linesOf(api, 'login_failed')
    expect(lines.map(({ because }) => because)).toEqual(['wrong_password', 'unknown_account'])
    expect(JSON.stringify(lines)).not.toMatch(/rahima|nobody|Wrong/)
  })

  it('is a limit that was reached, by its name', async () => {
    const limits = { searchByAddress: { max: 1, seconds: 60 } }
    const api = createTestApi(database, { limits })
    await search(api.client)
    expect((await errorOf(search(api.client))).code).toBe('rate_limited')
    expect(linesOf(api, 'rate_limited')).toMatchObject([
      { level: 'warn', limit: 'searchByAddress' },
    ])
  })

  it('is what staff did, to what, and who of them it was', async () => {
    const api = createTestApi(database)
    const { token, userId } = await signUp(api.client)
    await errorOf(api.client.call(createPackage, { body: packageInput }, { token }))
    await setRole({ db: database.db, clock: () => api.now }, 'rahima', 'manager')
    const made = await api.client.call(createPackage, { body: packageInput }, { token })
    const params = { id: made._id }
    await api.client.call(updatePackage, { params, body: packageInput }, { token })
    expect(linesOf(api, 'staff_action')).toMatchObject([
      { endpoint: 'createPackage', staffId: userId, made: made._id },
      { endpoint: 'updatePackage', staffId: userId, params },
    ])
    expect(JSON.stringify(linesOf(api, 'staff_action'))).not.toContain('rahima')
  })
})

it('providers and jobs are watched by their names', async () => {
  const seen: Work[] = []
  const observer: Observer = { watch: (work, run) => (seen.push(work), run()) }
  const api = createTestApi(database, { observer })
  const placed = await placeOrder(api.client)
  await api.send('POST', placed.url, { body: new URLSearchParams({ choice: 'pay' }) })
  await api.sweep()
  await api.runJobs()
  const names = seen.map(({ kind, name }) => `${kind} ${name}`)
  for (const name of [
    'provider flights.jatra_air.search',
    'provider payments.sslcommerz.createPayment',
    'provider payments.sslcommerz.find',
    'job sweep',
    'job email',
    'provider mail.send',
  ])
    expect(names).toContain(name)
})
