export { MultiSelect, type MultiSelectProps } from './multi-select.tsx'
export { multiSelectMessages, type MultiSelectMessages } from './multi-select-messages.ts'
export type { MultiSelectOption } from './use-multi-select.ts'
