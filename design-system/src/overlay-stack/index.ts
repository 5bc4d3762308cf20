export { pressWasTaken, takePress, useOverlayLayer, type OverlayLayer } from './overlay-stack.ts'
export { usePlacement } from './use-placement.ts'
export { usePopup } from './use-popup.ts'
export { anchor as popupAnchorClass, popup as popupClass } from './popup.css.ts'
