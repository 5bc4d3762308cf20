export { closedByPress, usePopupDismissal, type PopupDismissal } from './use-popup-dismissal.ts'
