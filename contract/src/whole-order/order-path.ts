import type { Order } from './order.ts'

/** The path of an order's own page, without a language. */
export const orderPath = ({ serviceType, _id }: Pick<Order, 'serviceType' | '_id'>): string =>
  `/app/account/bookings/${serviceType}/${encodeURIComponent(_id)}`
