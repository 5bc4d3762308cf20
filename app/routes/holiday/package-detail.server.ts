import { formatDate } from '@jatra/contract/dates'
import {
  formatDuration,
  includedLines,
  type HolidayPackage,
} from '@jatra/contract/entities/package'
import { formatBdt } from '@jatra/contract/money'
import { includedServices } from '@jatra/contract/package-services'
import { cutOnWord } from '@jatra/design-system/package-card'
import { linkPictureVersion } from './link-picture-words.ts'
import { packageHref, reserveHref } from './package-view.ts'

/** What search engines and link previews show of a description. */
const SHORT = 155

/** Everything that the page of a package shows, ready-made. @param origin of the site, for addresses in links elsewhere */
export function viewPackage(holiday: HolidayPackage, origin: string) {
  const { includes, excludes } = includedLines(holiday)
  const address = `${origin}${packageHref(holiday._id)}`
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
    policy: holiday.cancelationPolicy,
    hotels: holiday.hotels,
    validFrom: formatDate(holiday.validFrom),
    validTo: formatDate(holiday.validTo),
    reserveHref: reserveHref(holiday._id),
    /** Of the page and of its picture, for whoever shares them. */
    address,
    short: cutOnWord(holiday.description, SHORT),
    linkPicture: `${address}/picture.png?v=${linkPictureVersion(holiday)}`,
    amount: holiday.price,
  }
}
export type PackageView = ReturnType<typeof viewPackage>
