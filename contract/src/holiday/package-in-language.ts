import type { Language } from '../values/language.ts'
import { describeHotel } from './package-parts.ts'
import { includedServices } from './package-services.ts'
import type { PackageWords } from './package-words.ts'
import type { HolidayPackage } from './package.ts'

/** A package with its texts in one language, and in no other (decision 154): English where it has no words in that one. */
export function packageInLanguage(language: Language, holiday: HolidayPackage): HolidayPackage {
  const { inBangla: words, ...english } = holiday
  if (language === 'en' || !words) return english
  const { hotels, ...texts } = words
  return {
    ...english,
    ...texts,
    hotels: english.hotels.map((hotel, at) => ({ ...describeHotel(hotel), ...hotels[at] })),
    services: includedServices(english),
  }
}

/** The English texts of a package, as its words in another language have theirs. */
export function englishWordsOf(holiday: Omit<HolidayPackage, '_id' | 'rating'>): PackageWords {
  const { name, destination, description, packageIncludes, highlight, cancelationPolicy } = holiday
  const hotels = holiday.hotels.map((hotel) => {
    const { name, room, place } = describeHotel(hotel)
    return { name, ...(room && { room }), ...(place && { place }) }
  })
  return {
    name,
    destination,
    description,
    hotels,
    packageIncludes,
    highlight,
    cancelationPolicy,
  }
}
