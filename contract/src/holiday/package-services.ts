import { keysOf } from '../values/keys-of.ts'
import { includedLines, type HolidayPackage } from './package.ts'

/**
 * What the icons of a package stand for, in their order. Each is known by the words in which packages say what their
 * price includes, so that an icon never contradicts the list beside it.
 */
const wordsOfServices = {
  flight: /\bflights?\b/i,
  car: /(?<!cable )\bcar\b|\b(?:cars|vans?|jeeps?|microbus|transfers?)\b/i,
  hotel: /\bnights?\b(?! coach)/i,
  /** Half or full board; breakfast alone does not count. */
  dine: /\bmeals\b|\bbreakfast and dinner\b/i,
  cruise: /\b(?:cruise|ship|vessel|houseboat|on board)\b/i,
  train: /\btrains?\b/i,
  bus: /\b(?:bus|coach)\b/i,
  sightSeeing:
    /\b(?:tours?|sightseeing|safari|guides?|guided|tickets?|walk|excursions?|entrance|hopping|ziyarah|islands?)\b/i,
}

export type PackageService = keyof typeof wordsOfServices

/** The services that the price of a package covers, by its own list of what is included. */
export function includedServices(
  holiday: Pick<HolidayPackage, 'packageIncludes'>,
): PackageService[] {
  const { includes } = includedLines(holiday)
  return keysOf(wordsOfServices).filter((service) =>
    includes.some((line) => wordsOfServices[service].test(line)),
  )
}
