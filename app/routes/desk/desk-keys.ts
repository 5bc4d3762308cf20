import { useOutletContext } from '@remix-run/react'
import { useState } from 'react'
import { useHydrated } from '@jatra/design-system/hydration'
import { browserStorage, readRoot, saveToRoot } from '~/search/stored-root.ts'

/** Whether single keys do something at the desk: yes, until they are turned off in this browser (WCAG 2.2, 2.1.4). */
export function useStoredKeys() {
  const [chosen, setOn] = useState<boolean | null>(null)
  const kept = useHydrated() ? readRoot(browserStorage())['deskKeys'] !== false : true
  return {
    on: chosen ?? kept,
    turn: (next: boolean) => {
      setOn(next)
      saveToRoot(browserStorage(), { deskKeys: next })
    },
  }
}

/** What the frame of the desk hands its pages. */
export interface DeskFrame {
  /** For a page's DataTable. */
  keys: boolean
}

export const useDeskFrame = () => useOutletContext<DeskFrame>()
