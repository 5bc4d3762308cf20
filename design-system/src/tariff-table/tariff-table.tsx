import type { ReactNode } from 'react'
import { StackedTable } from '../fare-table/index.ts'
import { useMessages } from '../messages/index.ts'
import { cards } from './tariff-table.css.ts'
import { tariffTable as defaultWords } from '../messages/holidays.ts'

export type TariffRow = {
  /** What the price is for, such as 'Double room'; different in each row. */
  room: string
  /** Ready-made price of one room. */
  price: string
  /** How many are taken: a number, or a control that changes it. */
  count: ReactNode
  /** Ready-made: count times price. */
  total: string
}

export type TariffTableProps = {
  /** One row per kind of room, in the order they are shown. */
  rows: readonly TariffRow[]
  /** Ready-made: the sum over the rooms. */
  total: string
  /** The name of the table, which screen readers read before its rows. */
  caption?: string
  /** Headings of the columns. Replace them to translate the table. */
  columns?: { room: string; price: string; count: string; total: string }
  /** The words beside the sum in the last row. */
  totalLabel?: string
}

/** What each kind of room costs; on a phone each row is a card. It never scrolls sideways. */
export function TariffTable({
  rows,
  total,
  caption,
  columns: headings,
  totalLabel,
}: TariffTableProps) {
  const words = useMessages('tariffTable', defaultWords)
  const columns = headings ?? words.columns
  return (
    <div className={cards}>
      <StackedTable
        caption={caption ?? words.caption}
        columns={[
          { label: columns.room },
          { label: columns.price, number: true },
          { label: columns.count, number: true },
          { label: columns.total, number: true },
        ]}
        rows={rows.map(({ room, price, count, total: sum }) => ({
          key: room,
          cells: [room, price, count, sum],
        }))}
        footer={[{ label: totalLabel ?? words.total, value: total }]}
      />
    </div>
  )
}
