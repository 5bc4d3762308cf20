/** Prefixes that only our variables have: a variable with one of them that is not read was meant for us. */
const OUR_PREFIXES = ['JATRA_', 'SSLCOMMERZ_', 'DUFFEL_', 'BKASH_', 'NAGAD_', 'AGENCY_', 'FARE_']

/** Variables that Kubernetes gives every container for a service called `jatra`. */
const OF_A_SERVICE = /_(SERVICE_(HOST|PORT)(_\w+)?|PORT(_\d+_(TCP|UDP)\w*)?)$/

/** Shorter names differ by a letter or two from ordinary ones: HOST from HOME, PORT from PORTS. */
const SHORTEST = 8

export interface UnknownSetting {
  name: string
  /** The name that it resembles; null when only its prefix is ours. */
  meant: string | null
}

/**
 * Variables that look like ours and are not read, such as TRUST_PROXI: without a warning the operator would believe that they apply.
 * @param names of the environment
 * @param known the names that we read
 */
export function findUnknownSettings(
  names: readonly string[],
  known: readonly string[],
): UnknownSetting[] {
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((ours) => isAlmost(name.toUpperCase(), ours)) ?? null
      const begins = OUR_PREFIXES.some((prefix) => name.startsWith(prefix))
      return meant || (begins && !OF_A_SERVICE.test(name)) ? [{ name, meant }] : []
    })
}

/** One edit in a short name, two in a longer one. */
function isAlmost(name: string, ours: string): boolean {
  if (ours.length < SHORTEST) return false
  return editDistance(name, ours) <= (ours.length < 10 ? 1 : 2)
}

/** Edit distance with swaps of neighbours (optimal string alignment). */
function editDistance(a: string, b: string): number {
  // The lengths differ too much for a match; also keeps long names cheap.
  if (Math.abs(a.length - b.length) > 2) return Infinity
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let least = Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[b.length] ?? Infinity
}
