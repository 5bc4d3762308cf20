import { expect, it } from 'vitest'
import { MAX_DEVICES } from '@jatra/contract/account/account-limits'
import { accessTokens, users } from '../../db/schema.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { findSession } from './find-session.ts'
import { issueToken } from './issue-token.ts'

const database = useTestDatabase()

it('ends the session that was used least recently when an account has too many', async () => {
  const at = new Date(0)
  await database.db.insert(users).values({
    ...{ id: 'u', userName: 'Rahima', userNameKey: 'rahima', email: 'rahima@example.com' },
    ...{ createdAt: at, updatedAt: at },
  })
  let now = 0
  let id = 0
  const deps = { db: database.db, clock: () => now, newId: () => `id-${String((id += 1))}` }
  const tokens: string[] = []
  for (let count = 0; count <= MAX_DEVICES; count += 1) {
    now += 1000
    tokens.push(await issueToken(deps, 'u', { userAgent: null }))
  }
  expect(await database.db.select().from(accessTokens)).toHaveLength(MAX_DEVICES)
  const [first = '', second = ''] = tokens
  expect(await findSession(deps, first)).toBeNull()
  expect(await findSession(deps, second)).not.toBeNull()
  expect(await findSession(deps, tokens.at(-1) ?? '')).not.toBeNull()
})
