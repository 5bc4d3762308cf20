export {
  PriceSummary,
  flightPriceLabels,
  type PriceLine,
  type PriceSummaryProps,
} from './price-summary.tsx'
