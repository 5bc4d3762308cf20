export { calendar, type CalendarHelper } from './calendar.ts'
export { combobox, type ComboboxHelper } from './combobox.ts'
export { dialog, type DialogHelper } from './dialog.ts'
export type { Name } from './name.ts'
