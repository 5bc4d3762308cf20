export { useEarlyChoice } from './use-early-choice.ts'
export { useEarlyText } from './use-early-text.ts'
export { useHydrated } from './use-hydrated.ts'
export { useMediaQuery } from './use-media-query.ts'
