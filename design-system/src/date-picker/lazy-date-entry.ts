import { lazy } from 'react'

/** The typed entry of a phone's calendar: comes with the sheet that it stands in, and not with the field. */
export const DateEntry = lazy(() =>
  import('./date-entry.tsx').then((module) => ({ default: module.DateEntry })),
)
