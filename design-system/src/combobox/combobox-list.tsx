import type { MouseEvent, ReactNode } from 'react'
import { FieldPopup } from '../popup/field-popup.tsx'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as css from './combobox-list.css.ts'
import type { ComboboxState } from './use-combobox.ts'

export interface ComboboxListProps<T> {
  /** The state that `useCombobox` returns for the field that the list belongs to. */
  combobox: ComboboxState<T>
  /** The accessible name of the list. */
  label: string
  /**
   * How an option looks in the list. The second argument is the typed text, for marking what
   * matches.
   */
  renderOption: (option: T, query: string) => ReactNode
  /** In the flow of a sheet that scrolls, instead of over the page. */
  inline?: boolean
}

/**
 * The list under a combobox and its live region. Not translated by browsers: a translated option is
 * not the option any more, and rewriting the text under React breaks it.
 */
export function ComboboxList<T>({
  combobox,
  label,
  renderOption,
  inline = false,
}: ComboboxListProps<T>) {
  const { id, groups, open, status, messages, query, announcement } = combobox
  const empty = groups.every((group) => group.options.length === 0)
  const options = (group: (typeof groups)[number], at: number) => {
    const before = groups.slice(0, at).reduce((sum, { options: some }) => sum + some.length, 0)
    return group.options.map((option, index) => {
      const { key, ...props } = combobox.optionProps(option, before + index)
      return (
        // The keyboard works on the input, which names the active option (APG combobox).
        <div key={`${group.label}-${key}`} {...props} className={css.option}>
          {renderOption(option, query)}
        </div>
      )
    })
  }

  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {open ? (
        <Panel inline={inline}>
          <div id={`${id}-list`} className={css.options} role="listbox" aria-label={label}>
            {groups.map((group, at) =>
              group.label === '' ? (
                options(group, at)
              ) : (
                <div key={group.label} role="group" aria-labelledby={`${id}-group-${at}`}>
                  <span id={`${id}-group-${at}`} role="presentation" className={css.groupLabel}>
                    {group.label}
                  </span>
                  {options(group, at)}
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
        </Panel>
      ) : null}
    </>
  )
}

function Panel({ inline, children }: { inline: boolean; children: ReactNode }) {
  const panel = {
    role: 'presentation',
    translate: 'no',
    // A press on the list, its scrollbar included, leaves the focus in the input.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    children,
  } as const
  return inline ? (
    <div className={css.inline} {...panel} />
  ) : (
    <FieldPopup className={css.list} {...panel} />
  )
}
