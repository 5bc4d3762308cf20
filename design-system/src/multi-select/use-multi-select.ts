import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useEarlyText } from '../hydration/index.ts'
import { preloadPopup, showInPage } from '../popup/field-popup.tsx'
import { usePopupDismissal } from '../popup/index.ts'
import type { MultiSelectMessages } from './multi-select-messages.ts'

export interface MultiSelectOption {
  /** What is sent in the form when the option is chosen. */
  value: string
  /** The words in the list and on the chip. */
  label: string
  /** Stays in the list but cannot be chosen. */
  disabled?: boolean
}

export interface UseMultiSelectOptions {
  /** Id of the input, for a link to it from an error summary. Made up when left out. */
  id?: string
  /** What can be chosen, in the order it is listed. */
  options: readonly MultiSelectOption[]
  /** Given: the app holds the choice. */
  value?: readonly string[]
  /** The values chosen at first, when the field keeps its own state. */
  defaultValue?: readonly string[]
  /** Called with all chosen values each time one is added or removed. */
  onValueChange?: (values: string[]) => void
  /** Says in the list that options are being fetched. What is chosen stays. */
  loading?: boolean
  /** Stops choices from being changed. They stay visible and are not sent with the form. */
  disabled?: boolean
  /** Stops choices from being changed. They are sent with the form. */
  readOnly?: boolean
}

/** Options that PageUp and PageDown move over (docs/specification.md, Widget defaults). */
const PAGE = 5

/**
 * An editable combobox over a multi-selectable listbox (WAI-ARIA APG). The list stays open while
 * options are chosen; typing narrows it; Backspace in an empty field takes the last choice back.
 */
export function useMultiSelect(props: UseMultiSelectOptions, messages: MultiSelectMessages) {
  const { options, loading = false, disabled = false, readOnly = false, onValueChange } = props
  const locked = disabled || readOnly
  const ownId = useId()
  const id = props.id ?? ownId
  const anchor = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState<readonly string[]>(props.defaultValue ?? [])
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [moved, setMoved] = useState<number | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const values = props.value ?? own
  // In the order of the options, whichever was chosen first.
  const chosen = options.filter((option) => values.includes(option.value))
  const query = typed.trim().toLowerCase()
  const listed = loading
    ? []
    : options.filter((option) => option.label.toLowerCase().includes(query))
  const active = open ? Math.min(moved ?? (query === '' ? -1 : 0), listed.length - 1) : -1

  const change = (next: readonly string[], announcement: string) => {
    const ordered = options.flatMap(({ value }) => (next.includes(value) ? [value] : []))
    if (props.value === undefined) setOwn(ordered)
    onValueChange?.(ordered)
    setAnnouncement(announcement)
  }
  const remove = (option: MultiSelectOption) => {
    change(
      values.filter((value) => value !== option.value),
      messages.removed(option.label),
    )
  }
  const toggle = (option: MultiSelectOption) => {
    if (option.disabled) return
    if (values.includes(option.value)) remove(option)
    else change([...values, option.value], messages.chosen(option.label))
    setTyped('')
    setMoved(options.indexOf(option))
  }
  const show = () => {
    if (locked || open) return
    setOpen(true)
    setAnnouncement(loading ? messages.loading : messages.count(listed.length))
  }
  const close = () => {
    setOpen(false)
    setMoved(null)
    setAnnouncement('')
  }
  const leave = () => {
    close()
    setTyped('')
  }
  const type = (text: string) => {
    const wanted = text.trim().toLowerCase()
    const count = options.filter((option) => option.label.toLowerCase().includes(wanted)).length
    setTyped(text)
    setMoved(null)
    setOpen(true)
    setAnnouncement(loading ? messages.loading : count > 0 ? messages.count(count) : messages.none)
  }
  useEarlyText(input, typed, (early) => {
    // What was typed is forgotten when the field is left, before the script is there as after.
    if (document.activeElement === input.current) type(early)
  })
  usePopupDismissal(open, {
    holds: (node) => anchor.current?.contains(node) ?? false,
    onEscape: close,
    onPressOutside: leave,
  })

  const moveTo = (index: number) => {
    show()
    setMoved(index)
    const option = document.getElementById(`${id}-option-${index}`)
    if (option) showInPage(option)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (locked) return
    const target = nextActive(event, active, listed.length, open)
    const option = listed[active]
    const last = chosen.at(-1)
    if (target !== undefined) {
      event.preventDefault()
      moveTo(target)
    } else if (event.key === 'Enter' && open) {
      // The list is answered, not the form.
      event.preventDefault()
      if (option) toggle(option)
    } else if (event.key === 'Backspace' && typed === '' && last) remove(last)
  }

  return {
    id,
    anchor,
    input,
    values,
    chosen,
    listed,
    open,
    active,
    announcement,
    show,
    leave,
    toggle,
    remove: (option: MultiSelectOption) => {
      remove(option)
      // The button that was pressed is gone.
      input.current?.focus()
    },
    /** Takes all choices back and keeps the focus; null while there is none. */
    clear:
      locked || chosen.length === 0
        ? null
        : () => {
            change([], '')
            input.current?.focus()
          },
    pointTo: setMoved,
    inputProps: {
      ref: input,
      onPointerEnter: preloadPopup,
      onFocus: preloadPopup,
      type: 'text' as const,
      role: 'combobox' as const,
      value: typed,
      disabled,
      readOnly,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open,
      'aria-controls': open ? `${id}-list` : undefined,
      'aria-activedescendant': active >= 0 ? `${id}-option-${active}` : undefined,
      onChange: (event: { target: { value: string } }) => type(event.target.value),
      onKeyDown,
    },
  }
}

export type MultiSelectState = ReturnType<typeof useMultiSelect>

function nextActive(
  event: KeyboardEvent,
  active: number,
  count: number,
  open: boolean,
): number | undefined {
  if (event.key === 'ArrowDown') return open && count > 0 ? (active + 1) % count : 0
  if (event.key === 'ArrowUp') return count > 0 ? (Math.max(active, 0) + count - 1) % count : 0
  if (!open || count === 0) return undefined
  if (event.key === 'PageDown') return Math.min(active + PAGE, count - 1)
  if (event.key === 'PageUp') return Math.max(active - PAGE, 0)
  return undefined
}
