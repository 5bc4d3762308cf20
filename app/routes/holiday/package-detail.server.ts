import { includedLines, type HolidayPackage } from '@jatra/contract/holiday/package'
import { isSeasonOver } from '@jatra/contract/holiday/holiday-validation'
import { describeHotel } from '@jatra/contract/holiday/package-parts'
import { sharedPrice } from '@jatra/contract/order/rooms'
import { includedServices } from '@jatra/contract/holiday/package-services'
import { cutOnWord } from '@jatra/design-system/package-card'
import { formatBdt, formatDate, formatDuration } from '~/messages/format.ts'
import { airport } from '~/search/search-start.server.ts'
import { linkPictureVersion } from './link-picture-words.ts'
import { pageHref } from '~/shell/page-href.ts'
import type { PartyPrice } from './party-price.ts'
import { packageHref, reserveHref } from './package-view.ts'
import { refundLines } from './refund-lines.ts'

/** What search engines and link previews show of a description. */
const SHORT = 155

/** The sections below a package's head. */
function viewDetails(holiday: HolidayPackage) {
  return {
    description: holiday.description,
    services: includedServices(holiday),
    ...includedLines(holiday),
    highlights: holiday.highlight.flatMap((day) =>
      Object.entries(day)
        .filter(([key]) => key !== '_id')
        .map(([key, text]) => ({ key, text })),
    ),
    refund: refundLines(holiday.refundSteps ?? []),
    policy: holiday.cancelationPolicy,
    flights: (holiday.flights ?? []).map(({ day, from, to, departs, arrives, daysLater }) => ({
      day,
      departs,
      arrives,
      from: airportOf(from),
      to: airportOf(to),
      later: daysLater,
    })),
    reviews: (holiday.reviews ?? []).map((review) => ({
      ...review,
      date: formatDate(review.date),
    })),
  }
}

/** The part of the page that depends on the package alone. */
function viewAlone(holiday: HolidayPackage) {
  return {
    name: holiday.name,
    place: holiday.package,
    destination: holiday.destination,
    picture: holiday.image[0]?.img2,
    rating: holiday.rating,
    duration: formatDuration(holiday.duration),
    price: formatBdt(sharedPrice(holiday.price)),
    /** {@link PackageDetails} as JSON: one string, which is also the cache key of their markup. */
    details: JSON.stringify(viewDetails(holiday)),
    hotels: holiday.hotels.map(describeHotel),
    validFrom: formatDate(holiday.validFrom),
    validTo: formatDate(holiday.validTo),
    path: packageHref(holiday._id),
    short: cutOnWord(holiday.description, SHORT),
    amount: sharedPrice(holiday.price),
    linkPictureVersion: linkPictureVersion(holiday),
  }
}

const views = new WeakMap<HolidayPackage, ReturnType<typeof viewAlone>>()

/** Until the catalogue changes all visitors share one view of a package (`findPackage`). */
function viewOnce(holiday: HolidayPackage) {
  const known = views.get(holiday)
  if (known) return known
  const view = viewAlone(holiday)
  views.set(holiday, view)
  return view
}

/** The page of a package, ready to show. */
export function viewPackage(
  holiday: HolidayPackage,
  origin: string,
  party: PartyPrice,
  today: string,
) {
  const { linkPictureVersion: version, ...view } = viewOnce(holiday)
  const address = origin + pageHref(view.path)
  return {
    ...view,
    reserveHref: `${reserveHref(holiday._id)}?${party.query}`,
    party,
    /** It can be read, and not be reserved any more. */
    over: isSeasonOver(holiday, today),
    /** Of the page and of its picture, for sharing. */
    address,
    linkPicture: `${address}/picture.png?v=${version}`,
  }
}

function airportOf(code: string) {
  return { code, city: airport(code)?.city ?? '' }
}

export type PackageView = ReturnType<typeof viewPackage>
export type PackageDetails = ReturnType<typeof viewDetails>
