import { asc, inArray } from 'drizzle-orm'
import { isStaff } from '@jatra/contract/account/duties'
import type { DeskColleague } from '@jatra/contract/desk/today'
import { staffRoles } from '@jatra/contract/http/duties'
import { users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** All staff, by name. */
export async function listColleagues(db: Database): Promise<DeskColleague[]> {
  const found = await db
    .select({ _id: users.id, userName: users.userName, role: users.role })
    .from(users)
    .where(inArray(users.role, staffRoles))
    .orderBy(asc(users.userNameKey))
  return found.flatMap(({ role, ...colleague }) => (isStaff(role) ? { ...colleague, role } : []))
}
