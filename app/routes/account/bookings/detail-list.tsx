import { Card } from '@jatra/design-system/card'
import { Divider } from '@jatra/design-system/divider'
import { Stack } from '@jatra/design-system/stack'
import { subtitle } from '~/shell/shell.css.ts'
import * as css from '../account.css.ts'

/** What a term is, and what it means where that is not plain. */
export type Detail = readonly [term: string, value: string, meaning?: string]

export interface DetailListProps {
  rows: readonly Detail[]
}

/** A description list with one row per term. */
export function DetailList({ rows }: DetailListProps) {
  return (
    <dl className={css.rows}>
      {rows.map(([term, value, meaning], index) => (
        <div className={css.row} key={index}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
          {meaning === undefined ? null : <dd className={css.meaning}>{meaning}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** The same on a card of its own. */
export function DetailCard({ heading, rows }: DetailListProps & { heading: string }) {
  return (
    <Card>
      <Stack>
        <h2 className={subtitle}>{heading}</h2>
        <Divider />
        <DetailList rows={rows} />
      </Stack>
    </Card>
  )
}
