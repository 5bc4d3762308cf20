import { airlines } from './airlines.ts'

/** What an airline includes in its usual economy fare. */
export type Allowance = { kg: number } | { pieces: number } | null

/** An airline as the timetable knows it. */
export interface Carrier {
  code: string
  name: string
  /** Where it is registered, two letters. */
  country: string
  /** The airports that it flies from, best first. */
  bases: readonly string[]
  /** Its fares, relative to the market's. */
  fareFactor: number
  allowance: Allowance
  /** Sells seats without checked baggage too. */
  lowCost: boolean
  /** Has a first class on its large planes. */
  first: boolean
  /** Planes for short, middle and long hops; without the last it does not fly far. */
  fleet: { short: string; middle: string; long: string | null }
}

function allowanceOf(text: string): Allowance {
  const amount = Number.parseInt(text, 10)
  if (text.endsWith('kg')) return { kg: amount }
  return text.endsWith('pc') ? { pieces: amount } : null
}

function carrierOf(row: string): Carrier {
  const [head = '', name = '', bases = '', fare = '', planes = ''] = row.split('|')
  const [code = '', country = ''] = head.split(' ')
  const [factor = '1', bags = '', ...marks] = fare.split(' ')
  const [short = '320', middle = short, long = null] = planes.split(' ')
  return {
    code,
    name,
    country,
    bases: bases.split(' '),
    fareFactor: Number(factor),
    allowance: allowanceOf(bags),
    lowCost: marks.includes('low'),
    first: marks.includes('first'),
    fleet: { short, middle, long },
  }
}

export const carriers: readonly Carrier[] = airlines.trim().split('\n').map(carrierOf)

const byCode = new Map(carriers.map((carrier) => [carrier.code, carrier]))
const byBase = groupBy((carrier) => carrier.bases)
const byCountry = groupBy((carrier) => [carrier.country])

function groupBy(keysOf: (carrier: Carrier) => readonly string[]): Map<string, Carrier[]> {
  const groups = new Map<string, Carrier[]>()
  for (const carrier of carriers) {
    for (const key of keysOf(carrier)) {
      const group = groups.get(key)
      if (group) group.push(carrier)
      else groups.set(key, [carrier])
    }
  }
  return groups
}

/** @throws RangeError for an airline that the timetable does not know: its own tables are then wrong. */
export function carrier(code: string): Carrier {
  const found = byCode.get(code)
  if (!found) throw new RangeError(`no such airline in the timetable: ${code}`)
  return found
}

export function carriersBasedAt(airport: string): readonly Carrier[] {
  return byBase.get(airport) ?? []
}

export function carriersOfCountry(country: string): readonly Carrier[] {
  return byCountry.get(country) ?? []
}
