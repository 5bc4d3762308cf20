import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { sharedPrice } from '@jatra/contract/order/rooms'
import { textDigest } from '@jatra/contract/values/text-digest'
import { formatBdt, formatDuration } from '~/messages/format.ts'
import { holidays } from '~/messages/holidays.ts'
import { messages } from '~/messages/index.ts'

/** The texts on a package's link picture. */
export function linkPictureWords(holiday: HolidayPackage) {
  return {
    name: holiday.name,
    destination: holiday.destination,
    duration: formatDuration(holiday.duration),
    price: formatBdt(sharedPrice(holiday.price)),
    perPerson: holidays.detail.perPerson,
    site: messages.site.name,
  }
}

export const linkPictureIllustration = (holiday: HolidayPackage) => holiday.image[0]?.img2

/** Part of the picture's address, so that a changed package has a new picture. */
export function linkPictureVersion(holiday: HolidayPackage): string {
  const shown = [linkPictureWords(holiday), linkPictureIllustration(holiday)]
  return textDigest(JSON.stringify(shown)).toString(36)
}
