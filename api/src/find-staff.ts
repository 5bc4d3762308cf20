import { duties, hasDuty, type Duty } from '@jatra/contract/account/duties'
import type { UserRow } from './db/schema.ts'
import type { DatabaseHandle } from './db/types.ts'
import { listStaff } from './domain/auth/set-role.ts'

/**
 * The member of staff who types a command.
 * @param duty what their role needs for it
 * @returns or why they may not, for them to read
 */
export async function findStaff(
  database: Pick<DatabaseHandle, 'db'>,
  userName: string,
  duty: Duty,
): Promise<UserRow | string> {
  const staff = (await listStaff(database)).find((one) => one.userName === userName)
  if (!staff) return `${userName} is not staff. See: npm run staff -- list`
  if (hasDuty(staff.role, duty)) return staff
  return `${userName} is ${staff.role}. Who may do this: ${duties[duty].join(', ')}.`
}
