import type { DeskAccount } from '@jatra/contract/desk/found-order'
import type { UserRow } from '../../db/schema.ts'

/** The account of an order, as staff see it. */
export const toDeskAccount = ({ id, userName, name, email, phone }: UserRow): DeskAccount => ({
  _id: id,
  userName,
  name,
  email,
  phone,
})
