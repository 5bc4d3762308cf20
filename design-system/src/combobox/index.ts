export { Combobox, type ComboboxProps } from './combobox.tsx'
export { ComboboxList, type ComboboxListProps } from './combobox-list.tsx'
export { comboboxMessages, type ComboboxMessages } from './combobox-messages.ts'
export { useAsyncOptions, type AsyncOptions, type OptionSearch } from './use-async-options.ts'
export {
  useCombobox,
  type ComboboxGroup,
  type ComboboxState,
  type UseComboboxOptions,
} from './use-combobox.ts'
export {
  list as listClass,
  options as listOptionsClass,
  status as listStatusClass,
} from './combobox-list.css.ts'
