import { late } from '@jatra/design-system/hydration'
import { HolidaySearch } from './holiday-search.tsx'
import { VisaSearch } from './visa-search.tsx'

// The server renders these at once; browsers load their scripts when a tab is opened, which most visitors never do.
// Content that every visitor sees is not loaded like this: navigating before its script has come makes React render it
// again (error 421).

export const LateHolidaySearch = import.meta.env.SSR
  ? HolidaySearch
  : late(() => import('./holiday-search.tsx').then((part) => part.HolidaySearch))

export const LateVisaSearch = import.meta.env.SSR
  ? VisaSearch
  : late(() => import('./visa-search.tsx').then((part) => part.VisaSearch))
