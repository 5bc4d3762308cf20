import { late } from '../hydration/late.tsx'

/** The typed entry of a phone's calendar: comes with the sheet that it stands in, and not with the field. */
export const DateEntry = late(() => import('./date-entry.tsx').then((module) => module.DateEntry))
