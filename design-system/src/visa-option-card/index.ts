export { VisaOptionCard, type VisaOptionCardProps } from './visa-option-card.tsx'
export { VisaFacts, visaFactsCopy, type VisaFactsCopy, type VisaPlan } from './visa-facts.tsx'
