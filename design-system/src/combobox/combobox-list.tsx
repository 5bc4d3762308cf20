import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as css from './combobox-list.css.ts'
import type { ComboboxState } from './use-combobox.ts'

export interface ComboboxListProps<T> {
  combobox: ComboboxState<T>
  /** The accessible name of the list. */
  label: string
  renderOption: (option: T, query: string) => ReactNode
}

/**
 * The list under a combobox and its live region. Not translated by browsers: a translated option is
 * not the option any more, and rewriting the text under React breaks it.
 */
export function ComboboxList<T>({ combobox, label, renderOption }: ComboboxListProps<T>) {
  const { id, groups, open, status, messages, query, announcement } = combobox
  const empty = groups.every((group) => group.options.length === 0)
  let index = -1
  const options = (group: (typeof groups)[number]) =>
    group.options.map((option) => {
      index += 1
      const { key, ...props } = combobox.optionProps(option, index)
      return (
        // The keyboard works on the input, which names the active option (APG combobox).

        <div key={`${group.label}-${key}`} {...props} className={css.option}>
          {renderOption(option, query)}
        </div>
      )
    })

  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {open ? (
        // A press on the list, its scrollbar included, leaves the focus in the input.
        <div
          className={css.list}
          role="presentation"
          translate="no"
          onMouseDown={(event) => event.preventDefault()}
        >
          <div id={`${id}-list`} className={css.options} role="listbox" aria-label={label}>
            {groups.map((group, at) =>
              group.label === '' ? (
                options(group)
              ) : (
                <div key={group.label} role="group" aria-labelledby={`${id}-group-${at}`}>
                  <span id={`${id}-group-${at}`} role="presentation" className={css.groupLabel}>
                    {group.label}
                  </span>
                  {options(group)}
                </div>
              ),
            )}
          </div>
          {empty ? (
            <div className={css.status}>
              {status === 'loading'
                ? messages.loading
                : status === 'failed'
                  ? messages.failed
                  : messages.none}
            </div>
          ) : null}
        </div>
      ) : null}
    </>
  )
}
