import { Fragment, useRef } from 'react'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import { FilterChip } from './filter-choice.tsx'
import { choiceGroups, KeptFields, type FilterFormProps } from './filter-form.tsx'
import { useMessages } from '../messages/index.ts'
import * as css from './filter-panel.css.ts'
import { filterPanel as defaultWords } from '../messages/flights.ts'
import { useEarlyFilters } from './use-early-filters.ts'

export type FilterChipsProps = Pick<
  FilterFormProps,
  'action' | 'keep' | 'sort' | 'groups' | 'price' | 'onChange' | 'onSubmit' | 'countText' | 'label'
>

/** The sort and the choices that would change something, as a row of chips to press or swipe through. */
export function FilterChips({
  action,
  keep = [],
  sort,
  groups,
  price,
  onChange,
  onSubmit,
  countText,
  label,
}: FilterChipsProps) {
  const words = useMessages('filterPanel', defaultWords)
  const form = useRef<HTMLFormElement>(null)
  useEarlyFilters(form)
  return (
    <form
      ref={form}
      className={css.chipForm}
      method="get"
      action={action}
      autoComplete="off"
      aria-label={label}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <KeptFields fields={keep} />
      {price && price.value < price.max ? (
        <input type="hidden" name={price.name} value={price.value} />
      ) : null}
      {choiceGroups(sort, groups, words).map(({ type, name, legend, choices }) => (
        <fieldset className={css.chipGroup} key={name}>
          <legend className={hidden}>{legend}</legend>
          {choices
            .filter(({ count, checked }) => count !== 0 || checked)
            .map((choice) => (
              <Fragment key={choice.value}>
                <FilterChip
                  type={type}
                  name={name}
                  countText={countText ?? words.count}
                  {...choice}
                />{' '}
              </Fragment>
            ))}
        </fieldset>
      ))}
    </form>
  )
}
