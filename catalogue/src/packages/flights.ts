import type { PackageFlight } from '@jatra/contract/holiday/package-parts'
import type { CatalogueEntry } from './catalogue-entry.ts'

type Times = readonly [departs: string, arrives: string]
/** To an airport from Dhaka and back, in local times. */
interface Connection {
  there: Times
  back: Times
}

const fromDhaka: Readonly<Record<string, Connection>> = {
  CMB: { there: ['12:00', '14:40'], back: ['15:40', '19:20'] },
  CXB: { there: ['09:00', '10:05'], back: ['16:00', '17:05'] },
  DEL: { there: ['13:00', '15:10'], back: ['16:30', '19:20'] },
  DXB: { there: ['10:15', '13:35'], back: ['14:50', '22:00'] },
  IST: { there: ['06:35', '12:50'], back: ['08:30', '19:00'] },
  JED: { there: ['14:00', '18:30'], back: ['10:00', '19:30'] },
  KTM: { there: ['10:30', '11:45'], back: ['13:00', '14:45'] },
  KUL: { there: ['10:00', '15:50'], back: ['17:00', '18:50'] },
  MED: { there: ['14:00', '18:40'], back: ['09:00', '18:10'] },
  MLE: { there: ['10:30', '13:20'], back: ['14:30', '19:10'] },
  SIN: { there: ['08:30', '14:40'], back: ['16:00', '18:10'] },
  BKK: { there: ['11:00', '14:30'], back: ['15:40', '17:10'] },
}

/** Where one lands, and from where one flies home, by the word with which a package's id begins. */
const airports: Readonly<Record<string, string>> = {
  'sri-lanka': 'CMB',
  delhi: 'DEL',
  dubai: 'DXB',
  istanbul: 'IST',
  malaysia: 'KUL',
  maldives: 'MLE',
  nepal: 'KTM',
  singapore: 'SIN',
  thailand: 'BKK',
  umrah: 'JED',
  'coxs-bazar-flight': 'CXB',
  'coxs-bazar-inani': 'CXB',
}
const otherWays: Readonly<Record<string, { to?: string; from?: string }>> = {
  'singapore-kuala-lumpur-6-days': { from: 'KUL' },
  'umrah-near-haram-10-days': { to: 'MED' },
}

/** Flights within the journey whose times the programme names. */
const between: Readonly<Record<string, readonly PackageFlight[]>> = {
  'nepal-kathmandu-pokhara-5-days': [
    { day: 2, from: 'KTM', to: 'PKR', departs: '08:00', arrives: '08:25' },
    { day: 4, from: 'PKR', to: 'KTM', departs: '09:00', arrives: '09:25' },
  ],
  'thailand-phuket-phi-phi-5-days': [
    { day: 1, from: 'BKK', to: 'HKT', departs: '17:00', arrives: '18:25' },
    { day: 5, from: 'HKT', to: 'BKK', departs: '11:00', arrives: '12:25' },
  ],
}

/** The flights of a package of the catalogue, as they are planned: out on the first day, home on the last. */
export function flightsOf({ _id, duration }: CatalogueEntry): PackageFlight[] {
  const start = Object.keys(airports).find((word) => _id.startsWith(word))
  const airport = start === undefined ? undefined : airports[start]
  if (airport === undefined) return []
  const to = otherWays[_id]?.to ?? airport
  const from = otherWays[_id]?.from ?? airport
  const [departs, arrives] = fromDhaka[to]?.there ?? []
  const [leaves, lands] = fromDhaka[from]?.back ?? []
  if (!departs || !arrives || !leaves || !lands) return []
  return [
    { day: 1, from: 'DAC', to, departs, arrives },
    ...(between[_id] ?? []),
    { day: duration, from, to: 'DAC', departs: leaves, arrives: lands },
  ]
}
