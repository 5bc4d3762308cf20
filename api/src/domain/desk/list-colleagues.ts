import { asc, inArray } from 'drizzle-orm'
import { staffRoles } from '@jatra/contract/http/duties'
import { seesQueue, type Queue } from '@jatra/contract/desk/today-queues'
import { users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** The staff whose duty a queue is, by name. */
export function listColleagues(
  db: Database,
  queue: Queue,
): Promise<{ _id: string; userName: string }[]> {
  const roles = staffRoles.filter((role) => seesQueue(role, queue))
  return db
    .select({ _id: users.id, userName: users.userName })
    .from(users)
    .where(inArray(users.role, roles))
    .orderBy(asc(users.userNameKey))
}
