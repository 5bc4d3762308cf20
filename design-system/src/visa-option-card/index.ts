export { VisaOptionCard, type VisaOptionCardProps } from './visa-option-card.tsx'
export {
  VisaFacts,
  visaFactsMessages,
  type VisaFactsMessages,
  type VisaPlan,
} from './visa-facts.tsx'
