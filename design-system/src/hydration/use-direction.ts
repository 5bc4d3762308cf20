import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Which way the page's text runs. Radix asks for it where arrow keys follow it, and does not read it from the page. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    never,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  )
}
