import * as css from '../account.css.ts'

export interface FactsProps {
  rows: readonly (readonly [term: string, value: string, meaning?: string])[]
}

/** Terms and what they are, a line each. */
export function Facts({ rows }: FactsProps) {
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
