import type { StaffRole } from '@jatra/contract/http/duties'
import type { DatabaseHandle } from '../db/types.ts'
import { setRole } from '../domain/auth/set-role.ts'
import { signUp, type Visitor } from './booking.ts'
import type { TestApi } from './test-api.ts'

/** Signs a member of staff up, who has no booking of their own. */
export async function hire(
  { db }: Pick<DatabaseHandle, 'db'>,
  api: TestApi,
  role: StaffRole = 'finance',
  userName: string = role,
): Promise<Visitor & { userName: string }> {
  const visitor = await signUp(api.client, userName)
  await setRole({ db, clock: () => api.now }, userName, role)
  return { ...visitor, userName }
}
