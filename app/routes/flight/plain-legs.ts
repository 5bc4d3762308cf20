/** One row of a multi-city search without script, as typed. */
export interface PlainLeg {
  from: string
  to: string
  date: string
}

const MIN_ROWS = 2
export const MAX_ROWS = 4

/** The rows in a query; empty unless it is a multi-city search without script. */
export function readPlainLegs(params: URLSearchParams): PlainLeg[] {
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

/** Rows with at least one value. */
export function filledLegs(legs: readonly PlainLeg[]): PlainLeg[] {
  return legs.filter(({ from, to, date }) => from || to || date)
}
