export { useHydrated } from './use-hydrated.ts'
export { useMediaQuery } from './use-media-query.ts'
