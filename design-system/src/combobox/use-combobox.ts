import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useOwnValue } from '../field/value.ts'
import { useEarlyText } from '../hydration/index.ts'
import { showInPage, preloadPopup } from '../popup/field-popup.tsx'
import { usePopupDismissal } from '../popup/use-popup-dismissal.ts'
import { useMessages } from '../messages/index.ts'
import { comboboxMessages, type ComboboxMessages } from './combobox-messages.ts'
import { useAsyncOptions, type OptionSearch } from './use-async-options.ts'

export interface ComboboxGroup<T> {
  /** The heading above the options of the group, such as 'Bangladesh'. */
  label: string
  /** The options of the group, in the order they are shown. */
  options: readonly T[]
}

export interface UseComboboxOptions<T> {
  /** The chosen option, or `null` while none is chosen. Left out, the field keeps its own. */
  value?: T | null
  /** What is chosen at first, when the field keeps its own value. */
  defaultValue?: T | null
  /** Called with the choice, and with `null` as soon as the text of the choice is changed. */
  onValueChange?: (value: T | null) => void
  /** Stops the choice from being changed, and from being sent with the form. */
  disabled?: boolean
  /** Stops the choice from being changed. It is sent with the form. */
  readOnly?: boolean
  /**
   * Finds options for the typed text. Called while typing, with a signal that cancels an
   * outdated search.
   */
  search: OptionSearch<T>
  /** Shown for an empty or untouched field. */
  suggestions?: readonly ComboboxGroup<T>[]
  /** A text that is different for each option, such as its code. */
  optionKey: (option: T) => string
  /** What fills the input when the option is chosen. */
  optionText: (option: T) => string
  /** May this option still answer the longer query? Lets the list react before the network does. */
  narrow?: (option: T, query: string) => boolean
  /**
   * Options that are at hand for a query, for its first letters. They are shown at once, until it or
   * its beginning is answered.
   */
  meanwhile?: (query: string) => readonly T[]
  /**
   * May this option be chosen for the query without having been moved to? Those that may not wait
   * for an arrow, a press or a click.
   */
  takes?: (option: T, query: string) => boolean
  /** For the network only; known answers are painted at once. */
  debounceMs?: number
  /**
   * Replaces words of the list, such as the one for no result. Those left out keep the default
   * English.
   */
  messages?: Partial<ComboboxMessages>
  /** The list stands in the page and is always shown; leaving the field chooses nothing. */
  inline?: boolean
  /** Overrides the generated id of the input. */
  id?: string
}

/** Options that PageUp and PageDown move over (docs/specification.md, Widget defaults). */
const PAGE = 5

/**
 * An editable combobox with list autocomplete after WAI-ARIA APG 1.2. Typing makes the first match
 * active; Enter, Tab or leaving the field chooses it. Escape closes, and clears when closed.
 */
export function useCombobox<T>(options: UseComboboxOptions<T>) {
  const words = useMessages('combobox', comboboxMessages)
  const { search, suggestions, optionKey, optionText, narrow } = options
  const { disabled = false, readOnly = false } = options
  const [value, onValueChange] = useOwnValue(
    options.value,
    options.defaultValue ?? null,
    options.onValueChange,
  )
  const locked = disabled || readOnly
  const generatedId = useId()
  const id = options.id ?? generatedId
  const messages = useMemo(() => ({ ...words, ...options.messages }), [words, options.messages])
  const input = useRef<HTMLInputElement>(null)
  // Null while the text is the chosen option's own.
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [moved, setMoved] = useState<number | null>(null)
  const text = typed ?? (value === null ? '' : optionText(value))
  // The field was left before the answer came: its first option is chosen then.
  const chooseOnAnswer = useRef(false)

  const query = (typed ?? '').trim().replace(/\s+/g, ' ').toLowerCase()
  const answer = useAsyncOptions(query, {
    search,
    narrow,
    meanwhile: options.meanwhile,
    debounceMs: options.debounceMs ?? 40,
    onAnswer: (found) => {
      const match = found.find(takes)
      if (chooseOnAnswer.current && match !== undefined) choose(match)
      chooseOnAnswer.current = false
      if (moved !== null) setMoved(placeIn(found, flat[active]))
    },
  })
  const groups: readonly ComboboxGroup<T>[] =
    query === '' ? (suggestions ?? []) : [{ label: '', options: answer.options }]
  const flat = groups.flatMap((group) => group.options)
  const status = query === '' ? 'ready' : answer.status
  const { inline = false } = options
  const shown = !locked && (open || inline) && (query !== '' || flat.length > 0)
  // Only what was typed makes a first match: suggestions wait for a choice.
  const takes = (option: T) => query !== '' && options.takes?.(option, query) !== false
  const active = shown ? Math.min(moved ?? flat.findIndex(takes), flat.length - 1) : -1

  /** The option that was moved to stays the active one when an answer puts it elsewhere. */
  const placeIn = (found: readonly T[], option: T | undefined) => {
    const key = option === undefined ? undefined : optionKey(option)
    const place = found.findIndex((other) => optionKey(other) === key)
    return place < 0 ? null : place
  }
  const choose = (option: T) => {
    setTyped(null)
    chooseOnAnswer.current = false
    close()
    onValueChange(option)
  }
  const close = () => {
    setOpen(false)
    setMoved(null)
  }
  const moveTo = (index: number) => {
    setOpen(true)
    setMoved(index)
    const option = document.getElementById(`${id}-option-${index}`)
    if (option) showInPage(option)
  }
  const change = (text: string) => {
    setTyped(text)
    setMoved(null)
    chooseOnAnswer.current = false
    setOpen(true)
    if (value !== null) onValueChange(null)
  }
  const leave = () => {
    close()
    if (typed === null || inline) return
    if (query === '') {
      setTyped(null)
      return
    }
    const answered = answer.answered()
    const wanted = flat[active] ?? answered?.find(takes)
    if (wanted !== undefined) choose(wanted)
    else chooseOnAnswer.current = answered === undefined
  }

  useEarlyText(input, text, (early) => {
    change(early)
    if (document.activeElement === input.current) return
    close()
    chooseOnAnswer.current = early.trim() !== ''
  })
  usePopupDismissal(shown && !inline, {
    holds: (node) =>
      input.current === node ||
      (document.getElementById(`${id}-list`)?.parentElement?.contains(node) ?? false),
    onEscape: close,
    onPressOutside: leave,
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (locked) return
    const target = nextActive(event, active, flat.length, shown)
    if (target !== undefined) {
      event.preventDefault()
      moveTo(target)
      return
    }
    const option = flat[active]
    if (event.key === 'Enter' && shown) {
      // The list is answered, not the form.
      event.preventDefault()
      if (option !== undefined) choose(option)
    } else if (event.key === 'Escape' && !inline && typed !== null && typed !== '') {
      event.preventDefault()
      change('')
      close()
    } else if (event.key === 'ArrowUp' && event.altKey) close()
  }

  return {
    id,
    messages,
    groups,
    query,
    status,
    open: shown,
    active,
    /** For the live region: what the list says, without looking at it. */
    announcement: shown ? announcementOf(status, flat.length, messages) : '',
    text,
    value,
    /** Empties the field and keeps the focus in it; null while there is nothing to empty. */
    clear:
      locked || (text === '' && value === null)
        ? null
        : () => {
            change('')
            close()
            input.current?.focus()
          },
    input,
    inputProps: {
      ref: input,
      id,
      role: 'combobox' as const,
      type: 'text' as const,
      value: text,
      disabled,
      readOnly,
      autoComplete: 'off',
      autoCapitalize: 'none',
      autoCorrect: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': shown,
      'aria-controls': shown ? `${id}-list` : undefined,
      'aria-activedescendant': active >= 0 ? `${id}-option-${active}` : undefined,
      onChange: (event: { target: { value: string } }) => change(event.target.value),
      onPointerEnter: preloadPopup,
      onFocus: () => {
        preloadPopup()
        input.current?.select()
      },
      onClick: () => {
        if (shown) close()
        else setOpen(true)
      },
      onBlur: leave,
      onKeyDown,
    },
    optionProps: (option: T, index: number) => ({
      key: optionKey(option),
      id: `${id}-option-${index}`,
      role: 'option' as const,
      'aria-selected': index === active,
      onClick: () => choose(option),
      onMouseMove: () => {
        if (index !== active) setMoved(index)
      },
    }),
  }
}

export type ComboboxState<T> = ReturnType<typeof useCombobox<T>>

function nextActive(
  event: KeyboardEvent,
  active: number,
  count: number,
  shown: boolean,
): number | undefined {
  if (event.altKey && event.key === 'ArrowUp') return undefined
  if (event.key === 'ArrowDown') {
    if (event.altKey && !shown) return -1
    return count === 0 ? -1 : (active + 1) % count
  }
  if (event.key === 'ArrowUp') return count === 0 ? -1 : (Math.max(active, 0) + count - 1) % count
  if (!shown || count === 0) return undefined
  if (event.key === 'PageDown') return Math.min(active + PAGE, count - 1)
  if (event.key === 'PageUp') return Math.max(active - PAGE, 0)
  return undefined
}

function announcementOf(status: string, count: number, messages: ComboboxMessages): string {
  if (status === 'failed') return messages.failed
  if (count > 0) return messages.count(count)
  return status === 'loading' ? messages.loading : messages.none
}
