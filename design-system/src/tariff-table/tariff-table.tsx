import type { ReactNode } from 'react'
import { StackedTable } from '../fare-table/index.ts'
import { useMessages } from '../messages/index.ts'
import { cards } from './tariff-table.css.ts'
import { words as defaultWords } from './words.ts'

/** The room types of a package (docs/specification.md, Holiday reservation). */
export type RoomType = 'singleRoom' | 'doubleRoom' | 'twinRoom' | 'tripleRoom'

/** docs/specification.md, Holiday reservation has a room's words in the tariff. */
export const tariffMessages: Readonly<Record<RoomType, string>> = defaultWords.rooms

export type TariffRow = {
  /** The kind of room that the price is for. */
  room: RoomType
  /** Ready-made price of one room (decision 038, A package has so many places a day, and none is sold twice). */
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
  /** Replaces the words of a kind of room. Those left out keep the default English. */
  messages?: Partial<Record<RoomType, string>>
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
  messages: given,
  columns: headings,
  totalLabel,
}: TariffTableProps) {
  const words = useMessages('tariffTable', defaultWords)
  const columns = headings ?? words.columns
  const messages = { ...words.rooms, ...given }
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
          cells: [messages[room], price, count, sum],
        }))}
        footer={[{ label: totalLabel ?? words.total, value: total }]}
      />
    </div>
  )
}
