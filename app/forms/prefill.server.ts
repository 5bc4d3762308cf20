import { getOrder } from '@jatra/contract/whole-order/endpoints'
import type { OrderTraveler } from '@jatra/contract/order/order-traveler'
import { isOrderOf, type Order, type OrderOf } from '@jatra/contract/whole-order/order'
import { readPhone } from '@jatra/contract/traveler/phone'
import { DomainError } from '@jatra/contract/http/problem'
import { bookedAgain, type DraftOwner } from '~/forms/draft-storage.ts'
import type { TravelerValues } from '@jatra/design-system/traveler-form'
import type { AppContext } from '~/server/context.server.ts'
import type { SessionUser } from '~/server/session/session.server.ts'

/**
 * The unpaid order in `?again=`, to prefill the form from. Null without the parameter, and for an order that belongs to
 * another account, is of another kind, is paid or is still pending.
 */
export async function readPrefillOrder<Kind extends Order['serviceType']>(
  url: URL,
  kind: Kind,
  context: AppContext,
  user: SessionUser,
): Promise<OrderOf<Kind> | null> {
  const orderId = url.searchParams.get('again')
  if (!orderId || orderId.length > 64) return null
  try {
    const params = { userId: user._id, orderId }
    const order = await context.api.call(getOrder, { params })
    const open = order.paymentStatus === 'success' || order.paymentStatus === 'pending'
    return !open && isOrderOf(kind, order) ? order : null
  } catch (error) {
    // Prefilling is a convenience: the form works without it.
    if (error instanceof DomainError) return null
    throw error
  }
}

/** Form values of an order's traveller, without the passport: the API masks its number. */
export function prefillTraveler(traveler: OrderTraveler): TravelerValues {
  const [birthYear = '', month, day] = traveler.birthDate.split('-')
  const { title, gender, firstName, lastName, nationality, email } = traveler
  const phone = readPhone(traveler.phone)
  return {
    title,
    gender,
    firstName,
    lastName,
    ...(!firstName && { singleName: 'on' }),
    nationality,
    email,
    birthYear,
    birthMonth: String(Number(month)),
    birthDay: String(Number(day)),
    ...(phone && {
      countryNumberCode: phone.dialCode,
      mobileNumber: phone.national,
    }),
  }
}

/** Fields of an unpaid order's form that name its travellers. The first name of who has one name is in a hidden field. */
export function prefilledPeople(travelers: readonly OrderTraveler[]): Record<string, string> {
  const named = ['firstName', 'lastName', 'birthYear', 'birthMonth', 'birthDay'] as const
  return Object.fromEntries(
    travelers.map(prefillTraveler).flatMap((values, index) =>
      named.flatMap((field) => {
        const value = values[field]
        return value ? [[`travelers[${index}].${field}`, value] as const] : []
      }),
    ),
  )
}

/** What a form's draft was begun for: the product, or the order that is booked again. */
export function draftOwner(
  account: string,
  product: string,
  earlier: { _id: string; people: Record<string, string> } | null,
): DraftOwner {
  if (!earlier) return { account, begunFor: product }
  return { account, begunFor: bookedAgain(earlier._id), sentFor: earlier.people }
}
