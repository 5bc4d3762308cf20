export { fetchEarly, late } from './late.tsx'
export { mediaMatches, useDirection, useHydrated, useMediaQuery, watchSize } from './browser.ts'
export {
  isMoved,
  useEarlyChoice,
  useEarlySlider,
  useEarlyText,
  useEarlyTick,
} from './early-values.ts'
