import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '@jatra/api/db/types'
import { auditLog, checklistChecks, outbox, visaOrders } from '@jatra/api/db/schema'
import { defaultLimits } from '@jatra/api/domain/limits'
import { checkDocuments } from '@jatra/api/domain/visas/check-documents'
import { giveDocuments } from '@jatra/api/domain/visas/give-documents'
import { handOver } from '@jatra/api/domain/visas/hand-over'
import { moveVisa } from '@jatra/api/domain/visas/move-visa'
import { hire } from '@jatra/api/testing/hire'
import { startVisa } from '@jatra/api/testing/paid-visa'
import { insertDocuments } from '@jatra/api/testing/visas'
import { DomainError } from '@jatra/contract/http/problem'
import { createLogger } from '@jatra/contract/observability/logging'
import type { Check } from '@jatra/contract/visa/checklist-acts'
import { PILE } from '@jatra/contract/visa/checklist-states'
import { useTwoPools } from './two-pools.ts'

type Pool = Pick<DatabaseHandle, 'db' | 'jobs'>

const { database, second } = useTwoPools()

let application: Awaited<ReturnType<typeof startVisa>>
let agents: { userId: string }[]

beforeEach(async () => {
  application = await startVisa(database, [1])
  const { api } = application
  agents = [await hire(database, api, 'agent'), await hire(database, api, 'manager')]
})

/** What one process does, on a pool of its own. */
const depsOf = ({ db, jobs }: Pool) => ({
  ...{ db, jobs, clock: () => application.api.now, newId: randomUUID },
  ...{ log: createLogger(() => undefined), limits: defaultLimits },
})

const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => {
    if (result.status === 'fulfilled') return 'done'
    if (result.reason instanceof DomainError) return result.reason.reason
    throw result.reason
  })

const seen = { documents: ['d00'], state: 'given' as const }
const accept: Check = { ...seen, decision: 'accept' }
const ask: Check = { ...seen, decision: { reason: 'cropped', note: null } }

function check(pool: Pool, agent: number, said: Check) {
  const { orderId } = application
  const slot = { orderId, traveler: 0, itemId: PILE, staffId: agents[agent]?.userId ?? '' }
  return checkDocuments(depsOf(pool), slot, said)
}

const rows = async () => ({
  checks: await database.db.select().from(checklistChecks),
  acts: (await database.db.select().from(auditLog)).filter(({ action }) =>
    action.startsWith('visa.documents'),
  ),
  emails: (await database.db.select().from(outbox)).filter(
    ({ kind }) => kind === 'visa_documents_asked',
  ),
})

describe('two agents at once', () => {
  it('of whom one accepts a document and one asks for another: the first counts, the second is told', async () => {
    const codes = codesOf(
      await Promise.allSettled([check(database, 0, accept), check(second, 1, ask)]),
    )
    expect([
      ['done', 'slotAccepted'],
      ['slotAsked', 'done'],
    ]).toContainEqual(codes)
    const { checks, acts, emails } = await rows()
    expect([checks.length, acts.length]).toEqual([1, 1])
    expect(emails).toHaveLength(codes[1] === 'done' ? 1 : 0)
  })

  it('who ask for the same are one: one act, one email', async () => {
    const codes = codesOf(
      await Promise.allSettled([check(database, 0, ask), check(second, 1, ask)]),
    )
    expect(codes).toEqual(['done', 'done'])
    const { checks, acts, emails } = await rows()
    expect([checks.length, acts.length, emails.length]).toEqual([1, 1, 1])
  })

  it('of whom one writes granted and one refused: the first counts', async () => {
    const { orderId } = application
    await handOver(depsOf(database), orderId, agents[0]?.userId ?? '', 'On paper')
    const move = (pool: Pool, agent: number, to: 'granted' | 'refused') =>
      moveVisa(depsOf(pool), orderId, agents[agent]?.userId ?? '', { to })
    const codes = codesOf(
      await Promise.allSettled([move(database, 0, 'granted'), move(second, 1, 'refused')]),
    )
    expect([
      ['done', 'wasGranted'],
      ['wasRefused', 'done'],
    ]).toContainEqual(codes)
    const [row] = await database.db.select().from(visaOrders)
    expect(row?.decision).toBe(codes[0] === 'done' ? 'granted' : 'refused')
  })
})

it('a traveller who replaces a document while it is accepted: it is the one that was seen, or nothing is accepted', async () => {
  const { orderId, visitor } = application
  await insertDocuments(database.db, visitor.userId, ['new'])
  const gift = { userId: visitor.userId, orderId, traveler: 0, itemId: PILE, documents: ['new'] }
  const codes = codesOf(
    await Promise.allSettled([check(database, 0, accept), giveDocuments(depsOf(second), gift)]),
  )
  expect([
    ['done', 'documentsAccepted'],
    ['documentsReplaced', 'done'],
  ]).toContainEqual(codes)
})
