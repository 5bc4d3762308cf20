export { SelectedPlanCard, type SelectedPlanCardProps } from './selected-plan-card.tsx'
