export { PriceIncludes, serviceNames, type PriceIncludesProps } from './price-includes.tsx'
export type { Service } from './service-paths.ts'
