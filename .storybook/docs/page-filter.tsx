import { Button } from '../../design-system/src/button/index.ts'
import { TextField } from '../../design-system/src/field/index.ts'
import * as css from './page-filter.css.ts'

/** Filters what a page lists, and says how much is left. */
export function PageFilter({
  hint,
  value,
  onValueChange,
  count,
  all,
  what,
}: {
  hint: string
  value: string
  onValueChange: (value: string) => void
  count: number
  all: number
  /** What is counted: 'pages'. */
  what: string
}) {
  return (
    <div className={css.filter} role="search">
      <TextField
        label="Filter"
        hint={hint}
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <p role="status">{count === all ? `${all} ${what}` : `${count} of ${all} ${what}`}</p>
      {count === 0 ? (
        <Button variant="secondary" onClick={() => onValueChange('')}>
          Show all {what}
        </Button>
      ) : null}
    </div>
  )
}
