import { and, eq, inArray, ne, not, or } from 'drizzle-orm'
import { byHandReasons } from '@jatra/contract/order/refund'
import { refunds } from '../../db/schema.ts'

const { status, reason } = refunds

/** The same rule as the contract's isUnapproved. */
export const isUnapproved = () => and(eq(status, 'requested'), inArray(reason, byHandReasons))

/** The same rule as the contract's isOwed. */
export const isOwed = () =>
  and(ne(status, 'declined'), or(ne(status, 'requested'), not(inArray(reason, byHandReasons))))
