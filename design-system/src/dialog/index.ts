export { Dialog, Sheet, type DialogProps, type SheetProps } from './dialog.tsx'
