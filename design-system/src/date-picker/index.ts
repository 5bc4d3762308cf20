export { DatePicker, type DateFieldOptions, type DatePickerProps } from './date-picker.tsx'
export { DateRangePicker, type DateRange, type DateRangePickerProps } from './date-range-picker.tsx'
export { dateMessages, type DateMessages } from './date-messages.ts'
export { formatIsoDate, inWords, parseTypedDate, type TypedDate } from './date-text.ts'
export {
  addDays,
  daysBetween,
  isIsoDate,
  isoFromParts,
  isWithin,
  partsOfIso,
  type DateParts,
  type IsoDate,
} from './iso-date.ts'
