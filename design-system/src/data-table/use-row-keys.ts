import type { RefObject } from 'react'
import { usePageKeys } from './use-page-keys.ts'

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
