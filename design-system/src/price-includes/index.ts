export {
  PriceIncludes,
  serviceNames,
  type PriceIncludesProps,
  type Service,
} from './price-includes.tsx'
