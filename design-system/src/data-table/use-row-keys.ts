import { useEffect, type RefObject } from 'react'

/** How far a key moves through the rows. */
const steps: Partial<Record<string, number>> = { j: 1, k: -1 }

/**
 * Moves the focus through the rows of a table by j and k, from anywhere on the page but a field. Enter then follows the
 * link of the row, as the browser does it.
 */
export function useRowKeys(table: RefObject<HTMLElement | null>, on: boolean) {
  useEffect(() => {
    if (!on) return
    const move = (event: KeyboardEvent) => {
      const step = steps[letterOf(event)]
      if (step === undefined || event.defaultPrevented || isForOthers(event)) return
      const stops = [...(table.current?.querySelectorAll('tbody tr') ?? [])].flatMap(
        (row) => row.querySelector<HTMLElement>('a[href], button:enabled') ?? [],
      )
      const here = stops.findIndex((stop) =>
        stop.closest('tr')?.contains(document.activeElement ?? null),
      )
      const next = stops[here === -1 ? (step > 0 ? 0 : stops.length - 1) : here + step]
      if (!next) return
      event.preventDefault()
      next.focus()
      next.closest('tr')?.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [table, on])
}

/** The letter on the key, on a Bangla keyboard that of the Latin one in its place. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[\x20-\x7e]$/.test(key) ? key : code.replace(/^Key/, '').toLowerCase()
}

/** A key that is pressed with others, typed into a field, or pressed while something lies over the page. */
function isForOthers({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'))
  )
}
