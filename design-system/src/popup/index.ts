export { closedByPress, usePopupDismissal, type PopupDismissal } from './use-popup-dismissal.ts'
export { usePlacement } from './use-placement.ts'
