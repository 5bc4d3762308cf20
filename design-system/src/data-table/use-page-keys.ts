import { useEffect, useRef, type RefObject } from 'react'

/** What a key does, by its character. */
export type PageKeys = Readonly<Partial<Record<string, () => void>>>

/**
 * Single keys that do something from anywhere on the page, but in no field, with no other key, and not while something
 * lies over the page. They can be turned off (WCAG 2.2, 2.1.4).
 */
export function usePageKeys(keys: PageKeys, on: boolean) {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      const act = current.current[characterOf(event)]
      if (!act || event.defaultPrevented || isForOthers(event)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}

/** The character on the key; on a Bangla keyboard that of the Latin one in its place. */
function characterOf({ key, code }: KeyboardEvent): string {
  if (/^[\x20-\x7e]$/.test(key)) return key
  return code === 'Slash' ? '/' : code.replace(/^Key/, '').toLowerCase()
}

function isForOthers({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'))
  )
}

/** Moves the focus through the rows of a table by j and k. Enter then follows the row's link, as the browser does it. */
export function useRowKeys(table: RefObject<HTMLElement | null>, on: boolean) {
  const move = (step: 1 | -1) => {
    const stops = [...(table.current?.querySelectorAll('tbody tr') ?? [])].flatMap(
      (row) => row.querySelector<HTMLElement>('a[href], button:enabled') ?? [],
    )
    const here = stops.findIndex((stop) => stop.closest('tr')?.contains(document.activeElement))
    const next = here === -1 ? stops.at(step > 0 ? 0 : -1) : stops[here + step]
    next?.focus()
    next?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }
  usePageKeys({ j: () => move(1), k: () => move(-1) }, on)
}
