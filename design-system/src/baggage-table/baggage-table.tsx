import { StackedTable } from '../fare-table/index.ts'
import { useDigits, useMessages } from '../messages/index.ts'
import { baggageTable as defaultWords } from '../messages/flights.ts'

export type BaggageRow = {
  /** Such as 'DAC - BKK'; rows with the same route belong to its traveller types. */
  route: string
  /** The kind of traveller, such as 'Adult'. */
  travelerType: string
  /** How many travellers are of this kind. */
  count: number
  /** Per traveller, ready-made: '20 kg' or '1 piece'; null when nothing is included. */
  allowance: string | null
  /** Allowance times count, ready-made; null as above. */
  total: string | null
}

export type BaggageTableProps = {
  /** One row per kind of traveller, in the order they are shown. */
  rows: readonly BaggageRow[]
  /** The name of the table, which screen readers read before its rows. */
  caption?: string
  /** Shown where nothing is included. */
  notIncluded?: string
  /** Headings of the five columns. Replace them to translate the table. */
  columns?: { route: string; type: string; count: string; allowance: string; total: string }
}

/** Checked baggage per route and traveller type. */
export function BaggageTable({ rows, caption, notIncluded, columns: headings }: BaggageTableProps) {
  const words = useMessages('baggageTable', defaultWords)
  const digits = useDigits()
  const columns = headings ?? words.columns
  const none = notIncluded ?? words.notIncluded
  return (
    <StackedTable
      caption={caption ?? words.caption}
      columns={[
        { label: columns.route },
        { label: columns.type },
        { label: columns.count, number: true },
        { label: columns.allowance, number: true },
        { label: columns.total, number: true },
      ]}
      rows={rows.map((row) => ({
        key: `${row.route} ${row.travelerType}`,
        cells: [
          row.route,
          row.travelerType,
          digits(row.count),
          row.allowance ?? none,
          row.total ?? none,
        ],
      }))}
    />
  )
}
