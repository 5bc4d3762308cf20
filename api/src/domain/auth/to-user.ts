import type { User } from '@jatra/contract/entities/user'
import type { UserRow } from '../../db/schema.ts'

/** An account as the API shows it: field by field, so that a hash can never slip out. */
export function toUser(row: UserRow): User {
  return {
    _id: row.id,
    userName: row.userName,
    email: row.email,
    name: row.name,
    gender: row.gender,
    phone: row.phone,
    picture: row.picture,
  }
}
