import { useEffect, useRef } from 'react'
import { backCloses } from './back-button.ts'
import { coverPage, matchHistory } from './overlay-history.ts'

/** For what covers the page: Back closes it instead of leaving the page. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const covering = open && backCloses()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (covering ? coverPage(() => latest.current()) : undefined), [covering])
  useEffect(() => {
    if (covering) matchHistory()
  })
}
