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
