/** One row of a multi-city search that was filled in without script: what was typed, not what it means. */
export interface TypedLeg {
  from: string
  to: string
  date: string
}

export const MIN_ROWS = 2
export const MAX_ROWS = 4

/** The rows that an address holds, none when it is no multi-city search without script. */
export function readTypedLegs(params: URLSearchParams): TypedLeg[] {
  const asked = Number(params.get('rows') ?? 0)
  const [from, to, date] = ['legFrom', 'legTo', 'legDate'].map((name) => params.getAll(name))
  const given = Math.max(from?.length ?? 0, to?.length ?? 0, date?.length ?? 0)
  if (params.get('tripType') !== 'multiCity' || (given === 0 && !params.has('rows'))) return []
  const rows = Math.min(MAX_ROWS, Math.max(MIN_ROWS, given, Number.isInteger(asked) ? asked : 0))
  const cell = (column: string[] | undefined, row: number) =>
    (column?.[row] ?? '').trim().slice(0, 80)
  return Array.from({ length: rows }, (_, row) => ({
    from: cell(from, row),
    to: cell(to, row),
    date: cell(date, row),
  }))
}

/** Rows that were begun; a row that was left empty is none. */
export function filledLegs(legs: readonly TypedLeg[]): TypedLeg[] {
  return legs.filter(({ from, to, date }) => from || to || date)
}
