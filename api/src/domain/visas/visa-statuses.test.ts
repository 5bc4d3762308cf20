import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { visaStatusCatalogue } from '@jatra/catalogue/visa-statuses/index'
import type { StoredVisaStatus } from '@jatra/contract/visa/visa-status'
import { auditLog, visaStatuses } from '../../db/schema.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { listVisaStatuses } from './read-visa-statuses.ts'
import { seedVisaStatuses } from './seed-visa-statuses.ts'
import { setVisaStatus } from './set-visa-status.ts'

const NOW = Date.parse('2026-11-28T04:00:00Z')
const clock = () => NOW
const open: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

async function opened() {
  const database = await openTestDatabase()
  open.push(database)
  return { db: database.db, clock }
}

const closed: StoredVisaStatus = {
  ...{ country: 'TH', kind: 'tourist', pace: 'open', workingDays: 10 },
  ...{ closedFrom: '2026-11-28', closedUntil: null },
  sentence: 'The embassy takes no applications.',
  checked: { on: '2026-11-28', source: 'The embassy', url: null },
}

it('seeds each status once, and leaves those that staff have written', async () => {
  const deps = await opened()
  await deps.db.delete(visaStatuses)
  expect(await seedVisaStatuses(deps)).toBe(visaStatusCatalogue.length)
  await setVisaStatus(deps, closed, 'somebody')
  expect(await seedVisaStatuses(deps)).toBe(0)
  const thai = (await listVisaStatuses(deps.db)).filter(({ country }) => country === 'TH')
  expect(thai.map(({ kind, closedFrom }) => [kind, closedFrom])).toEqual([
    ['tourist', '2026-11-28'],
    ['business', null],
    ['treatment', null],
  ])
})

it('records who closed what, from which source', async () => {
  const deps = await opened()
  await deps.db.delete(visaStatuses)
  await seedVisaStatuses(deps)
  await setVisaStatus(deps, closed, 'somebody')
  const [entry] = await deps.db.select().from(auditLog).where(eq(auditLog.staffId, 'somebody'))
  expect(entry).toMatchObject({
    action: 'visa.status_set',
    subject: 'TH tourist',
    details: { from: 'open', to: 'closed', checkedOn: '2026-11-28', source: 'The embassy' },
  })
})
