import type { HolidayPackage } from '@jatra/contract/holiday/package'
import type { PackageWords } from '@jatra/contract/holiday/package-words'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { coxsBazarInBangla } from './coxs-bazar.bn.ts'
import { coxsBazar } from './coxs-bazar.ts'
import { delhiInBangla } from './delhi.bn.ts'
import { delhi } from './delhi.ts'
import { dubaiInBangla } from './dubai.bn.ts'
import { dubai } from './dubai.ts'
import { flightsOf } from './flights.ts'
import { hotelNamed } from './hotels.ts'
import { istanbulInBangla } from './istanbul.bn.ts'
import { istanbul } from './istanbul.ts'
import { malaysiaInBangla } from './malaysia.bn.ts'
import { malaysia } from './malaysia.ts'
import { maldivesInBangla } from './maldives.bn.ts'
import { maldives } from './maldives.ts'
import { nepalInBangla } from './nepal.bn.ts'
import { nepal } from './nepal.ts'
import { sajekInBangla } from './sajek.bn.ts'
import { sajek } from './sajek.ts'
import { singaporeInBangla } from './singapore.bn.ts'
import { singapore } from './singapore.ts'
import { sriLankaInBangla } from './sri-lanka.bn.ts'
import { sriLanka } from './sri-lanka.ts'
import { sundarbansInBangla } from './sundarbans.bn.ts'
import { sundarbans } from './sundarbans.ts'
import { sylhetInBangla } from './sylhet.bn.ts'
import { sylhet } from './sylhet.ts'
import { thailandInBangla } from './thailand.bn.ts'
import { thailand } from './thailand.ts'
import { umrahInBangla } from './umrah.bn.ts'
import { umrah } from './umrah.ts'

const entries: readonly CatalogueEntry[] = [
  ...sriLanka,
  ...nepal,
  ...malaysia,
  ...thailand,
  ...delhi,
  ...coxsBazar,
  ...sajek,
  ...sundarbans,
  ...sylhet,
  ...singapore,
  ...maldives,
  ...dubai,
  ...istanbul,
  ...umrah,
]

/** Their texts in Bangla, by id. */
const words: Readonly<Record<string, PackageWords>> = {
  ...sriLankaInBangla,
  ...nepalInBangla,
  ...malaysiaInBangla,
  ...thailandInBangla,
  ...delhiInBangla,
  ...coxsBazarInBangla,
  ...sajekInBangla,
  ...sundarbansInBangla,
  ...sylhetInBangla,
  ...singaporeInBangla,
  ...maldivesInBangla,
  ...dubaiInBangla,
  ...istanbulInBangla,
  ...umrahInBangla,
}

/**
 * The packages we start with, in the order of `destinations`: seed of the API's database, and what prototype mode sells.
 * Data for servers: no page that a browser loads may import it.
 */
export const packageCatalogue: readonly HolidayPackage[] = entries.map((entry) => ({
  ...entry,
  rating: null,
  hotels: entry.hotels.map(hotelNamed),
  flights: flightsOf(entry),
  reviews: [],
  inBangla: words[entry._id],
}))
