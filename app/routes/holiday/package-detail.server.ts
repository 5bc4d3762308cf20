import { includedLines, type HolidayPackage } from '@jatra/contract/holiday/package'
import { describeHotel } from '@jatra/contract/holiday/package-parts'
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

/** Everything that the page of a package shows, ready-made. @param origin of the site, for addresses in links elsewhere */
export function viewPackage(holiday: HolidayPackage, origin: string, party: PartyPrice) {
  const { includes, excludes } = includedLines(holiday)
  const path = packageHref(holiday._id)
  const address = origin + pageHref(path)
  return {
    name: holiday.name,
    place: holiday.package,
    destination: holiday.destination,
    description: holiday.description,
    picture: holiday.image[0]?.img2,
    rating: holiday.rating,
    duration: formatDuration(holiday.duration),
    price: formatBdt(holiday.price),
    services: includedServices(holiday),
    includes,
    excludes,
    highlights: holiday.highlight.flatMap((day) =>
      Object.entries(day)
        .filter(([key]) => key !== '_id')
        .map(([key, text]) => ({ key, text })),
    ),
    refund: refundLines(holiday.refundSteps ?? []),
    policy: holiday.cancelationPolicy,
    hotels: holiday.hotels.map(describeHotel),
    flights: (holiday.flights ?? []).map(({ day, from, to, departs, arrives, daysLater }) => ({
      ...{ day, departs, arrives },
      ...{ from: airportOf(from), to: airportOf(to), later: daysLater },
    })),
    reviews: (holiday.reviews ?? []).map((review) => ({
      ...review,
      date: formatDate(review.date),
    })),
    validFrom: formatDate(holiday.validFrom),
    validTo: formatDate(holiday.validTo),
    reserveHref: `${reserveHref(holiday._id)}?${party.query}`,
    party,
    path,
    /** Of the page and of its picture, for sharing. */
    address,
    short: cutOnWord(holiday.description, SHORT),
    linkPicture: `${address}/picture.png?v=${linkPictureVersion(holiday)}`,
    amount: holiday.price,
  }
}

function airportOf(code: string) {
  return { code, city: airport(code)?.city ?? '' }
}

export type PackageView = ReturnType<typeof viewPackage>
