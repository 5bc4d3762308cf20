import type { Airport } from '../airport.ts'
import { findAirport } from './list.ts'
import { popularCodes } from './popular.ts'
import { publicAirport } from './search.ts'

/** Airports grouped by country: what an empty field suggests, near ones first, since most people fly from home. */
export const suggestedCodes: Readonly<Record<string, readonly string[]>> = {
  BD: ['DAC', 'CGP', 'CXB', 'ZYL', 'JSR', 'RJH', 'SPD', 'BZL'],
  PK: ['KHI', 'LHE', 'ISB', 'PEW'],
  IN: ['DEL', 'BOM', 'CCU', 'MAA', 'BLR'],
  NP: ['KTM', 'PKR', 'BWA'],
  BT: ['PBH'],
  MY: ['KUL', 'PEN', 'LGK', 'BKI'],
  CN: ['PEK', 'PVG', 'CAN', 'KMG'],
  TH: ['BKK', 'DMK', 'HKT', 'CNX'],
  US: ['JFK', 'LAX', 'ORD', 'SFO', 'IAD'],
  AU: ['SYD', 'MEL', 'BNE', 'PER'],
  JP: ['NRT', 'HND', 'KIX', 'NGO'],
  GB: ['LHR', 'LGW', 'MAN', 'BHX', 'EDI'],
  CA: ['YYZ', 'YVR', 'YUL', 'YYC'],
  FR: ['CDG', 'ORY', 'NCE', 'LYS'],
  BR: ['GRU', 'GIG', 'BSB', 'SSA'],
  AR: ['EZE', 'AEP', 'COR', 'USH'],
  ZA: ['JNB', 'CPT', 'DUR'],
  LK: ['CMB', 'HRI', 'JAF'],
}

/** The airports suggested for a country, two letters; none when the list has no such country. */
export function suggestAirports(countryCode: string, limit = 20): Airport[] {
  return listed(suggestedCodes[countryCode] ?? []).slice(0, limit)
}

/** What a field shows for the first letters, until the whole list has been searched. */
export const popularAirports = (): Airport[] => listed(popularCodes)

const listed = (codes: readonly string[]) =>
  codes.flatMap((code) => findAirport(code) ?? []).map(publicAirport)
