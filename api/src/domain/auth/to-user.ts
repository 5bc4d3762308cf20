import { createHash } from 'node:crypto'
import type { User } from '@jatra/contract/account/user'
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
    picture: row.picture && picturePath(row.id, row.picture),
  }
}

/** The URL of the picture. It changes with the picture and does not reveal the file's key. */
function picturePath(userId: string, key: string): string {
  const version = createHash('sha256').update(key).digest('base64url').slice(0, 12)
  return `/app/picture/${encodeURIComponent(userId)}?v=${version}`
}
