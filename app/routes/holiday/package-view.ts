import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { sharedPrice } from '@jatra/contract/order/rooms'
import { descriptionLimits } from '@jatra/design-system/package-card'
import { formatBdt, formatDuration } from '~/messages/format.ts'

/** Characters beyond the card's own limit, so that the card knows that there is more. */
const A_WORD = 20

/** A package as its card shows it, with the price of a person of two. No other data is sent to the page. */
export function viewCard(
  holiday: HolidayPackage,
  variant: 'carousel' | 'list',
  month: string | null = null,
) {
  const [picture] = holiday.image
  return {
    id: holiday._id,
    name: holiday.name,
    destination: holiday.destination,
    // The card cuts the text at a word; what it never shows need not be sent.
    description: holiday.description.slice(0, descriptionLimits[variant] + A_WORD),
    duration: formatDuration(holiday.duration),
    price: formatBdt(sharedPrice(holiday.price)),
    href: packageHref(holiday._id, month),
    rating: holiday.rating ?? undefined,
    picture: variant === 'carousel' ? picture?.img1 : picture?.img2,
  }
}
export type PackageCardView = ReturnType<typeof viewCard>

/** @param month of travel that was chosen before */
export const packageHref = (id: string, month: string | null = null) =>
  `/packages/${encodeURIComponent(id)}${month === null ? '' : `?month=${month}`}`
export const reserveHref = (id: string) => `/packageReserve/${encodeURIComponent(id)}`
export const menuHref = (destination: string, month: string | null = null) =>
  `/packageMenu?${new URLSearchParams({ destination, ...(month !== null && { month }) })}`
