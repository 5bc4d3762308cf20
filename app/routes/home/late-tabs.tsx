import { late } from '@jatra/design-system/hydration'
import { HolidaySearch } from './holiday-search.tsx'
import { VisaSearch } from './visa-search.tsx'

// The server draws these at once. Browsers fetch their scripts when the tabs are opened, which most visitors never do. What
// everybody sees is not fetched like this: who goes on before its script has come makes React draw it anew (error 421).

export const LateHolidaySearch = import.meta.env.SSR
  ? HolidaySearch
  : late(() => import('./holiday-search.tsx').then((part) => part.HolidaySearch))

export const LateVisaSearch = import.meta.env.SSR
  ? VisaSearch
  : late(() => import('./visa-search.tsx').then((part) => part.VisaSearch))
