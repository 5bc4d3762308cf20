export {
  PackageCard,
  descriptionLimits,
  type PackageCardCopy,
  type PackageCardProps,
} from './package-card.tsx'
export { cutOnWord } from './cut-text.ts'
