import { login } from '@jatra/contract/account/auth-endpoints'
import type { StaffRole } from '@jatra/contract/http/duties'
import type { DatabaseHandle } from '../db/types.ts'
import { setRole } from '../domain/auth/set-role.ts'
import { PASSWORD, signUp, type Visitor } from './booking.ts'
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

/** A new session of a member of staff, whose earlier one has ended by now. */
export async function signInAgain(
  api: TestApi,
  { userName }: { userName: string },
): Promise<Visitor> {
  const body = { identifier: userName, password: PASSWORD }
  const { access_token, user } = await api.client.call(login, { body })
  return { token: access_token, userId: user._id }
}
