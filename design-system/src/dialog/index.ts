export { Dialog, Sheet, type DialogProps, type SheetProps } from './dialog.tsx'
export * as dialogStyles from './dialog.css.ts'
export { useFocusReturn } from './use-focus-return.ts'
