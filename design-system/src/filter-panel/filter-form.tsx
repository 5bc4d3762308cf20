import { forwardRef, Fragment, useId, type FormEvent, type ReactNode } from 'react'
import { useForwardedRef } from '../hydration/use-forwarded-ref.ts'
import { Button } from '../button/index.ts'
import { useMessages, type Messages } from '../messages/index.ts'
import { FilterChoiceInput, type FilterChoice } from './filter-choice.tsx'
import * as css from './filter-panel.css.ts'
import { PriceLimit, type PriceLimitData } from './price-limit.tsx'
import { useEarlyFilters } from './use-early-filters.ts'
import { filterPanel as defaultWords } from '../messages/flights.ts'

export type FilterGroup = {
  /** Form name; several checked values are sent under it. */
  name: string
  /** The name of the group, such as 'Stops'. */
  legend: string
  /** The boxes of the group, in the order they are shown. */
  choices: readonly FilterChoice[]
}

export type FilterFormProps = {
  /** Where the form goes with GET. */
  action: string
  /** The search itself, kept in the query. */
  keep?: readonly { name: string; value: string }[]
  /** The order of the results: its form name and the choices, of which one is checked. */
  sort: { name: string; legend?: string; choices: readonly FilterChoice[] }
  /** Stops, airlines, departure time bands, checked baggage. */
  groups: readonly FilterGroup[]
  /** The price limit in whole BDT. Leave it out when all results cost the same. */
  price?: PriceLimitData
  /** The name of the price slider. */
  priceLabel?: string
  /** More questions of the same form, after the groups: such as a slider of two prices. */
  children?: ReactNode
  /** The form's own event at every change, so that the app can apply it at once; its target is the control. */
  onChange?: (event: FormEvent<HTMLFormElement>) => void
  /** Called before the form is sent, for example to filter without loading the page. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** How many results a choice leaves, as text for screen readers. */
  countText?: (count: number) => string
  /** The button that applies the filters where scripts do not run. */
  applyLabel?: string
  /** The name of the form's landmark; left out in the sheet, which has its own. */
  label?: string
  /** The form's id, for a submit button that stands outside. */
  id?: string
  /** What the ids of its fields begin with; React's own where it is left out. */
  idPrefix?: string
}

export const flightCount = defaultWords.count

/** What the address keeps beside the filters. */
export function KeptFields({ fields }: { fields: NonNullable<FilterFormProps['keep']> }) {
  return fields.map(({ name, value }, index) => (
    <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
  ))
}

/** Filters and sort as one GET form of native controls: works without script. */
export const FilterForm = forwardRef<HTMLFormElement, FilterFormProps>(function FilterForm(
  {
    action,
    keep = [],
    sort,
    groups,
    price,
    priceLabel,
    onChange,
    onSubmit,
    countText,
    applyLabel,
    label,
    children,
    id,
    idPrefix,
  },
  ref,
) {
  const words = useMessages('filterPanel', defaultWords)
  const made = useId()
  const form = useForwardedRef(ref)
  useEarlyFilters(form)
  return (
    // Only listens to what bubbles from its controls.
    <form
      ref={form}
      id={id}
      className={css.form}
      method="get"
      action={action}
      // The address says what is applied; what a browser restores must not look like a press.
      autoComplete="off"
      aria-label={label}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <KeptFields fields={keep} />
      <div>
        {choiceGroups(sort, groups, words).map(({ type, name, legend, choices }) => (
          <fieldset className={css.group} key={name}>
            <legend className={css.legend}>{legend}</legend>
            {choices.map((choice) => (
              <Fragment key={choice.value}>
                <FilterChoiceInput
                  type={type}
                  name={name}
                  countText={countText ?? words.count}
                  {...choice}
                />{' '}
              </Fragment>
            ))}
          </fieldset>
        ))}
        {price ? (
          <PriceLimit
            id={`${idPrefix ?? made}-price`}
            limit={price}
            label={priceLabel ?? words.price}
          />
        ) : null}
        {children ? <div className={css.group}>{children}</div> : null}
      </div>
      {id === undefined ? (
        <Button type="submit" variant="secondary" fullWidth>
          {applyLabel ?? words.apply}
        </Button>
      ) : null}
    </form>
  )
})

/** The sort as radios, then each group of filters as checkboxes: the sheet and the chips show the same. */
export function choiceGroups(
  sort: FilterFormProps['sort'],
  groups: FilterFormProps['groups'],
  words: Pick<Messages['filterPanel'], 'sort'>,
) {
  return [
    { type: 'radio' as const, ...sort, legend: sort.legend ?? words.sort },
    ...groups.map((group) => ({ type: 'checkbox' as const, ...group })),
  ]
}
