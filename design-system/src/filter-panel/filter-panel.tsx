import {
  Suspense,
  useId,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react'
import { ButtonLink, Button } from '../button/index.ts'
import { LateSheet, loadDialog } from '../dialog/late-dialog.ts'
import { fetchEarly } from '../hydration/late.tsx'
import { useHydrated } from '../hydration/index.ts'
import { Icon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterForm, type FilterFormProps } from './filter-form.tsx'
import * as css from './filter-panel.css.ts'
import { filterPanel as defaultWords } from '../messages/flights.ts'
import { useDigits, useMessages } from '../messages/index.ts'

export type FilterPanelProps = Omit<FilterFormProps, 'id' | 'idPrefix' | 'label'> & {
  /** The id of the filters in the page, where the app gives them one; those inside begin with it. */
  id?: string
  /** On a phone the sort and the choices stand as chips beside the button, and apply at once. */
  chips?: boolean
  /** Flights that the applied choice leaves. */
  resultCount: number
  /** The same search without filters. */
  clearHref: string
  /** How many filters are applied; shown on the phone's button. */
  appliedCount?: number
  /** The heading above the filters, and the title of the sheet on a phone. */
  heading?: string
  /** The words of the link that removes all filters. */
  clearLabel?: string
  /** The button that closes the sheet on a phone, with the number of results. */
  showLabel?: (count: number) => string
}

/**
 * Filters and sort of the results: beside them on a desktop, in a sheet on a phone.
 * Without script the phone's button is a link, which shows the same form in place.
 */
export function FilterPanel({
  resultCount,
  clearHref,
  chips = false,
  appliedCount = 0,
  heading: givenHeading,
  clearLabel: givenClearLabel,
  showLabel,
  id: given,
  ...form
}: FilterPanelProps) {
  const words = useMessages('filterPanel', defaultWords)
  const digits = useDigits()
  const heading = givenHeading ?? words.heading
  const clearLabel = givenClearLabel ?? words.clear
  const made = useId()
  const id = given ?? made
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  // The sheet is made at its first opening: the server and a desktop never pay for it.
  const [wanted, setWanted] = useState(false)
  const show = (event: SyntheticEvent) => {
    event.preventDefault()
    setWanted(true)
    setOpen(true)
  }
  const submitAndClose = (event: FormEvent<HTMLFormElement>) => {
    // Each change is applied already when the app listens; else the form goes its own way.
    if (form.onChange) event.preventDefault()
    else form.onSubmit?.(event)
    setOpen(false)
  }
  return (
    <>
      <div className={chips ? css.chipRow : css.opener}>
        <ButtonLink
          href={`#${id}`}
          variant="secondary"
          fullWidth={!chips}
          icon={<Icon name="filter" />}
          {...(hydrated && {
            role: 'button',
            'aria-haspopup': 'dialog',
            'aria-expanded': open,
            onPointerEnter: () => fetchEarly(loadDialog),
            onFocus: () => fetchEarly(loadDialog),
            onClick: show,
            onKeyDown: (event: KeyboardEvent) => event.key === ' ' && show(event),
          })}
        >
          <span className={chips ? css.openerWords : undefined}>{`${heading} `}</span>
          {appliedCount > 0 ? (
            <span>{digits(chips ? appliedCount : `(${appliedCount})`)}</span>
          ) : null}
        </ButtonLink>
        {chips ? <FilterChips {...form} label={heading} /> : null}
      </div>
      <aside className={css.aside} id={id} aria-labelledby={`${id}-heading`}>
        <div className={css.head}>
          <h2 className={css.heading} id={`${id}-heading`}>
            {heading}
          </h2>
          <Link standalone href={clearHref}>
            {clearLabel}
          </Link>
        </div>
        <FilterForm {...form} idPrefix={id} />
      </aside>
      {wanted ? (
        <Suspense fallback={null}>
          <LateSheet
            open={open}
            onOpenChange={setOpen}
            title={heading}
            footer={
              <>
                <ButtonLink href={clearHref} variant="ghost" onClick={() => setOpen(false)}>
                  {clearLabel}
                </ButtonLink>
                <Button type="submit" variant="primary" tone="brand" form={`${id}-form`}>
                  {(showLabel ?? words.show)(resultCount)}
                </Button>
              </>
            }
          >
            <FilterForm {...form} id={`${id}-form`} onSubmit={submitAndClose} />
          </LateSheet>
        </Suspense>
      ) : null}
    </>
  )
}
