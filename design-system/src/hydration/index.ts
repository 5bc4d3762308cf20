export { fetchEarly, late } from './late.tsx'
export { useDirection } from './use-direction.ts'
export {
  isMoved,
  useEarlyChoice,
  useEarlySlider,
  useEarlyText,
  useEarlyTick,
} from './early-values.ts'
export { useHydrated } from './use-hydrated.ts'
export { mediaMatches, useMediaQuery } from './use-media-query.ts'
export { watchSize } from './watch-size.ts'
