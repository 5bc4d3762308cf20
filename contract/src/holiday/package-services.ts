import { includedLines, type HolidayPackage } from './package.ts'
import { packageServices, type PackageService } from './package-parts.ts'

/**
 * Each service is known by the English words in which packages say what their price includes, so that an icon never
 * contradicts the list beside it.
 */
const wordsOfServices: Record<PackageService, RegExp> = {
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

/** The services that the price of a package covers, by its own list of what is included; in other languages it says so. */
export function includedServices(
  holiday: Pick<HolidayPackage, 'packageIncludes' | 'services'>,
): PackageService[] {
  if (holiday.services) return holiday.services
  const { includes } = includedLines(holiday)
  return packageServices.filter((service) =>
    includes.some((line) => wordsOfServices[service].test(line)),
  )
}
