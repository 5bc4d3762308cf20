import { getOrder } from '@jatra/contract/order/endpoints'
import type { OrderTraveler } from '@jatra/contract/flight/flight-order'
import type { Order } from '@jatra/contract/order/order'
import { readPhone } from '@jatra/contract/values/phone'
import { Refusal } from '@jatra/contract/http/problem'
import type { TravelerValues } from '@jatra/design-system/traveler-form'
import type { AppContext } from '~/lib/context.server.ts'
import type { SessionUser } from '~/lib/session.server.ts'

/**
 * The order that an address asks to pay again by `?again=`, to fill its form in from. Null without one, and for one that
 * is somebody else's, of another kind, paid or still waiting: the form is then as for the first time.
 */
export async function readAgain<Kind extends Order['serviceType']>(
  url: URL,
  kind: Kind,
  context: AppContext,
  user: SessionUser,
): Promise<Extract<Order, { serviceType: Kind }> | null> {
  const orderId = url.searchParams.get('again')
  if (!orderId || orderId.length > 64) return null
  try {
    const params = { userId: user._id, orderId }
    const order = await context.api.call(getOrder, { params })
    const open = order.paymentStatus === 'success' || order.paymentStatus === 'pending'
    if (open || order.serviceType !== kind) return null
    return order as Extract<Order, { serviceType: Kind }>
  } catch (error) {
    // What was typed is a help; without it the form can still be filled in.
    if (error instanceof Refusal) return null
    throw error
  }
}

/** A traveller of an order as the form takes them. The passport is not among it: of that the API shows three characters. */
export function typedAgain(traveler: OrderTraveler): TravelerValues {
  const [birthYear = '', month, day] = traveler.birthDate.split('-')
  const { title, gender, firstName, lastName, nationality, email } = traveler
  const phone = readPhone(traveler.phone)
  return {
    title,
    gender,
    firstName,
    lastName,
    nationality,
    email,
    birthYear,
    birthMonth: String(Number(month)),
    birthDay: String(Number(day)),
    ...(phone && {
      countryNumberCode: `+${phone.countryNumberCode}`,
      mobileNumber: phone.national,
    }),
  }
}

/** The names of travellers by their fields: what was typed for others must not be mixed with these. */
export function namesAgain(travelers: readonly OrderTraveler[]): Record<string, string> {
  return Object.fromEntries(
    travelers.flatMap(({ firstName, lastName }, index) => [
      [`travelers[${index}].firstName`, firstName],
      [`travelers[${index}].lastName`, lastName],
    ]),
  )
}
