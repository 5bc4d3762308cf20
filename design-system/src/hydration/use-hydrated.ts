import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while React takes over its page, then true: what needs the script shows itself late. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
