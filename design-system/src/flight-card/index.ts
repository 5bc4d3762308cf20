export {
  FlightCard,
  flightCardMessages,
  travelerCounts,
  type FlightCardMessages,
  type FlightCardProps,
} from './flight-card.tsx'
export { FlightCardTabs, type FlightCardDetails } from './flight-card-details.tsx'
export { FlightLeg, type FlightLegData, type LegEnd } from './flight-leg.tsx'
