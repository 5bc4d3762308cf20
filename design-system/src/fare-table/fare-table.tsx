import { useDigits, useMessages } from '../messages/index.ts'
import { StackedTable } from './stacked-table.tsx'
import { fareTable as defaultWords } from '../messages/flights.ts'

export type FareRow = {
  /** Such as 'Adult', 'Child', 'Infant'. */
  travelerType: string
  /** Ready-made money of one traveller; base + tax = subtotal. */
  base: string
  /** Taxes and fees of one traveller, as text with ৳. */
  tax: string
  /** Fare and tax of all travellers of this kind, as text with ৳. */
  subtotal: string
  /** How many travellers are of this kind. */
  count: number
  /** Ready-made: subtotal times count. */
  total: string
}

export type FareTableProps = {
  /** One row per kind of traveller, in the order they are shown. */
  rows: readonly FareRow[]
  /** Ready-made: the sum of the totals, before what the seller adds and takes off. */
  total: string
  /** Ready-made, where the seller adds to the sum or takes off it: what there is of that, and what is to pay. */
  payable?: { margin?: string; serviceFee?: string; discount?: string; total: string }
  /** The name of the table, which screen readers read before its rows. */
  caption?: string
  /** The words beside the sum. */
  totalLabel?: string
  /** The words beside each of them, and beside what is to pay. */
  payableLabels?: { margin: string; serviceFee: string; discount: string; total: string }
  /** Headings of the columns. Replace them to translate the table. */
  columns?: {
    type: string
    base: string
    tax: string
    subtotal: string
    count: string
    total: string
  }
}

/** The fare per traveller type. */
export function FareTable({
  rows,
  total,
  payable,
  caption,
  totalLabel,
  payableLabels,
  columns: headings,
}: FareTableProps) {
  const words = useMessages('fareTable', defaultWords)
  const digits = useDigits()
  const columns = headings ?? words.columns
  return (
    <StackedTable
      caption={caption ?? words.caption}
      columns={[
        { label: columns.type },
        { label: columns.base, number: true },
        { label: columns.tax, number: true },
        { label: columns.subtotal, number: true },
        { label: columns.count, number: true },
        { label: columns.total, number: true },
      ]}
      rows={rows.map((row) => ({
        key: row.travelerType,
        cells: [row.travelerType, row.base, row.tax, row.subtotal, digits(row.count), row.total],
      }))}
      footer={[
        { label: totalLabel ?? words.total, value: total },
        ...(['margin', 'serviceFee', 'discount', 'total'] as const).flatMap((part) => {
          const value = payable?.[part]
          return value === undefined
            ? []
            : [{ label: (payableLabels ?? words.payable)[part], value }]
        }),
      ]}
    />
  )
}
