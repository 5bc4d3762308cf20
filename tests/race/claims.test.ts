import { beforeEach, expect, it } from 'vitest'
import { deskClaims } from '@jatra/api/db/schema'
import type { DatabaseHandle } from '@jatra/api/db/types'
import { actOnRefund } from '@jatra/api/domain/refunds/act-on-refund'
import { requestByHand } from '@jatra/api/domain/refunds/request-refund'
import { claimItem, releaseItem } from '@jatra/api/domain/desk/claim-item'
import { endClaims } from '@jatra/api/domain/desk/end-claims'
import { listToday } from '@jatra/api/domain/desk/list-today'
import { hire } from '@jatra/api/testing/hire'
import { startPaying } from '@jatra/api/testing/paying'
import { TEST_NOW } from '@jatra/api/testing/test-api'
import { createLogger } from '@jatra/contract/observability/logging'
import type { StaffRole } from '@jatra/contract/http/duties'
import { randomUUID } from 'node:crypto'
import { useTwoPools } from './two-pools.ts'

const { database, second } = useTwoPools()
const queue = 'refundsToApprove' as const

type Connections = Pick<DatabaseHandle, 'db' | 'jobs'>
const clock = () => TEST_NOW
const within = ({ db }: Connections) => ({ db, clock, refundApprovalAbove: 50_000 })
const money = () => ({ ...database, clock, newId: randomUUID, log: createLogger(() => {}) })

type Colleague = { id: string; role: StaffRole }

/** A refund that somebody requested by hand, and three who may see to it. */
async function waiting() {
  const paying = await startPaying(database)
  await paying.notify(paying.fake.pay(paying.tranId))
  const id = await requestByHand(money(), {
    ...{ orderId: paying.orderId, staffId: 'karim', key: 'a', amount: 500 },
    ...{ reason: 'goodwill', note: 'Waited' },
  })
  const person = async (role: StaffRole, name: string): Promise<Colleague> => {
    const { userId } = await hire(database, paying.api, role, name)
    return { id: userId, role }
  }
  const colleagues = {
    nusrat: await person('agent', 'nusrat'),
    shahriar: await person('agent', 'shahriar'),
    rezwana: await person('manager', 'rezwana'),
    tanvir: await person('manager', 'tanvir'),
  }
  const take = (
    where: Connections,
    { id: by, role }: Colleague,
    more: { to?: string; from?: string } = {},
  ) => claimItem(within(where), { queue, id, by, role, ...more })
  const stored = () => database.db.select().from(deskClaims)
  return { id, colleagues, take, stored }
}

let test: Awaited<ReturnType<typeof waiting>>
beforeEach(async () => {
  test = await waiting()
})

const refusedBy = (name: string) => ({
  status: 'rejected',
  reason: expect.objectContaining({
    code: 'outdated',
    reason: { key: 'claimedBy', params: { name } },
  }),
})

it('of two who take an item at once one has it, and the other hears who', async () => {
  const { colleagues, take, stored } = test
  const { nusrat, shahriar } = colleagues
  const taken = await Promise.allSettled([
    ...[take(database, nusrat), take(second, shahriar)],
    ...[take(second, nusrat), take(database, shahriar)],
  ])
  const [claim, ...others] = await stored()
  expect(others).toEqual([])
  const isNusrats = claim?.staffId === nusrat.id
  const good = { status: 'fulfilled', value: expect.objectContaining({ by: claim?.staffId }) }
  const bad = refusedBy(isNusrats ? 'nusrat' : 'shahriar')
  expect(taken).toEqual(
    [isNusrats, !isNusrats, isNusrats, !isNusrats].map((ok) => (ok ? good : bad)),
  )
})

it('of two managers who take it over at once one has it, however often they try', async () => {
  const { id, colleagues, take, stored } = test
  const { nusrat, rezwana, tanvir } = colleagues
  const from = { from: nusrat.id }
  for (let round = 0; round < 20; round += 1) {
    await take(database, nusrat)
    const taken = await Promise.allSettled([
      take(database, rezwana, from),
      take(second, tanvir, from),
    ])
    const [claim] = await stored()
    const isFirst = claim?.staffId === rezwana.id
    const good = { status: 'fulfilled', value: expect.objectContaining({ by: claim?.staffId }) }
    const bad = refusedBy(isFirst ? 'rezwana' : 'tanvir')
    expect(taken).toEqual([isFirst, !isFirst].map((ok) => (ok ? good : bad)))
    const holder = isFirst ? rezwana : tanvir
    await releaseItem(within(second), { queue, id, by: holder.id, role: holder.role })
  }
})

it('of two who wait for its release one has it', async () => {
  const { id, colleagues, take, stored } = test
  const { nusrat, shahriar, rezwana } = colleagues
  for (let round = 0; round < 20; round += 1) {
    await take(database, nusrat)
    const waiting = [rezwana, shahriar]
    const [, ...taken] = await Promise.allSettled([
      releaseItem(within(second), { queue, id, by: nusrat.id, role: nusrat.role }),
      ...[take(database, rezwana), take(second, shahriar)],
    ])
    const [claim] = await stored()
    const done = taken.flatMap(({ status }, index) =>
      status === 'fulfilled' ? (waiting[index]?.id ?? '') : [],
    )
    expect(done).toEqual(claim ? [claim.staffId] : [])
    const holder = waiting.find((one) => one.id === claim?.staffId)
    if (!holder) continue
    await releaseItem(within(second), { queue, id, by: holder.id, role: holder.role })
  }
})

it('is handed over, and then it is the colleague who releases it', async () => {
  const { id, colleagues, take, stored } = test
  const { nusrat, shahriar } = colleagues
  await take(database, nusrat)
  await take(second, nusrat, { to: shahriar.id })
  const release = ({ id: by, role }: Colleague) =>
    releaseItem(within(database), { queue, id, by, role })
  const [released] = await Promise.allSettled([release(nusrat)])
  expect(released).toEqual(refusedBy('shahriar'))
  await release(shahriar)
  await release(shahriar)
  expect(await stored()).toEqual([])
})

it('ends when the item has left the queue, and when its holder is no longer staff', async () => {
  const { id, colleagues, take, stored } = test
  const { nusrat, rezwana } = colleagues
  await take(database, nusrat)
  await endClaims(within(database))
  expect(await stored()).toHaveLength(1)
  const reader = { id: nusrat.id, role: nusrat.role }
  const { items } = await listToday(within(second), { queue }, reader)
  expect(items).toMatchObject([{ id, claim: { by: nusrat.id, name: 'nusrat' } }])
  await actOnRefund(money(), id, { do: 'decline', because: 'Wrong booking' }, rezwana.id)
  await expect(take(second, rezwana, { from: nusrat.id })).rejects.toMatchObject({
    code: 'not_found',
  })
  await endClaims(within(database))
  expect(await stored()).toEqual([])
})
