import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Role } from '@jatra/contract/account/user'
import { deskClaims, paymentMismatches, users } from '../../db/schema.ts'
import { TEST_NOW } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { endClaims } from './end-claims.ts'

const database = useTestDatabase()
const at = new Date(TEST_NOW)

/** A difference in the books that finance is on. */
async function claimDifference() {
  const who = { userName: 'nusrat', userNameKey: 'nusrat', email: 'nusrat@example.com' }
  const { db } = database
  await db
    .insert(users)
    .values({ id: 'nusrat', ...who, role: 'finance', createdAt: at, updatedAt: at })
  await db.insert(paymentMismatches).values({
    ...{ id: 'm1', kind: 'paid_there', gateway: 'sslcommerz', orderId: 'o1', subject: 't1' },
    ...{ here: 'unpaid', there: 'paid', foundAt: at },
  })
  await db.insert(deskClaims).values({ queue: 'mismatches', itemId: 'm1', staffId: 'nusrat', at })
  return async (role: Role) => {
    await db.update(users).set({ role }).where(eq(users.id, 'nusrat'))
    await endClaims({ db, clock: () => TEST_NOW, refundApprovalAbove: 50_000 })
    return (await db.select().from(deskClaims)).length
  }
}

it('keeps a claim while the role of who has it sees its queue', async () => {
  const claimsAs = await claimDifference()
  expect(await claimsAs('finance')).toBe(1)
  expect(await claimsAs('manager')).toBe(1)
})

it.each(['agent', 'customer'] as const)('ends the claim of who became %s', async (role) => {
  expect(await (await claimDifference())(role)).toBe(0)
})
