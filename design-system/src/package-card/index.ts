export {
  PackageCard,
  descriptionLimits,
  type PackageCardMessages,
  type PackageCardProps,
} from './package-card.tsx'
export { cutOnWord } from './cut-text.ts'
