import { packageCatalogue } from '@jatra/catalogue/packages/index'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { peopleLeft } from '@jatra/contract/holiday/cancel-holiday'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import {
  isSeasonOver,
  unknownPackage,
  withdrawnPackage,
  type OwnPlaces,
} from '@jatra/contract/holiday/holiday-validation'
import { LIMITS, remember } from './limits.ts'
import type { VisitorState } from './visitor-state.ts'

/** The catalogue by id. Every visitor reads the same one; what they write is kept beside it. */
const catalogue = new Map(packageCatalogue.map((one) => [one._id, one]))

/**
 * A package as the visitor has it.
 * @throws DomainError not_found, or withdrawn once staff have taken it away (410)
 */
export function packageIn(visitor: VisitorState, id: string): HolidayPackage {
  const holiday = visitor.packages.has(id) ? visitor.packages.get(id) : catalogue.get(id)
  if (holiday) return holiday
  throw holiday === null ? withdrawnPackage() : unknownPackage()
}

/** Packages that are still on sale. */
export function packagesOf(visitor: VisitorState, now: number): HolidayPackage[] {
  const today = todayInDhaka(now)
  return [...new Map([...catalogue, ...visitor.packages]).values()].flatMap((one) =>
    one && !isSeasonOver(one, today) ? one : [],
  )
}

/** Keeps a package for this visitor alone; null withdraws it. */
export function keepPackage(
  visitor: VisitorState,
  id: string,
  holiday: HolidayPackage | null,
): void {
  remember(visitor.packages, id, holiday, LIMITS.packages)
}

/** Raises the package's price by a percentage for this visitor, from now on; once only. */
export function raisePackage(visitor: VisitorState, id: string, percent: number): void {
  const holiday = packageIn(visitor, id)
  if (visitor.risenPackages.has(id)) return
  visitor.risenPackages.add(id)
  const price = Math.round((holiday.price * (100 + percent)) / 100)
  keepPackage(visitor, id, { ...holiday, price })
}

/** How many people the visitor's orders of a package take along on a day, those that wait for their payment too. */
export function seatsTaken(visitor: VisitorState, id: string, travelDate: string): number {
  return staysOn(visitor, id, travelDate).reduce(
    (sum, { order }) =>
      order.paymentStatus === 'success' || order.paymentStatus === 'pending'
        ? sum + peopleLeft(order)
        : sum,
    0,
  )
}

/** The places of a day that unpaid orders of an account keep. */
export function ownPlaces(
  visitor: VisitorState,
  { userId, productId, travelDate }: { userId: string; productId: string; travelDate: string },
): OwnPlaces[] {
  return staysOn(visitor, productId, travelDate)
    .filter((stay) => stay.userId === userId && stay.order.paymentStatus === 'pending')
    .map(({ order: { _id, bookingReference, travelers } }) => ({
      ...{ orderId: _id, bookingReference, people: travelers },
    }))
}

/** The visitor's orders of a package on a day, whatever became of them. */
function staysOn(
  { orders }: VisitorState,
  id: string,
  travelDate: string,
): { userId: string; order: HolidayOrder }[] {
  return [...orders.values()].flatMap(({ userId, order }) => {
    const same =
      order.serviceType === 'holidays' &&
      order.productData.package._id === id &&
      order.travelersData.travelDate === travelDate
    return same ? [{ userId, order }] : []
  })
}

/** The package under a name as long as the catalogue takes, to see whether it fits. */
export function lengthen(holiday: HolidayPackage): HolidayPackage {
  const { name } = holiday
  const more = ' with Chandragiri, Bhaktapur, Nagarkot, Swayambhunath and the Annapurna foothills'
  return { ...holiday, name: `${name}${more}`.slice(0, 120).trimEnd() }
}
