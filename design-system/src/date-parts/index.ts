export { DateParts, type DatePartsProps, type DatePartsValue } from './date-parts.tsx'
export { birthYears, daysInMonth, monthNames, passportExpiryYears } from './calendar-parts.ts'
