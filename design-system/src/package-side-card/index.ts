export {
  PackageSideCard,
  type PackageSideCardCopy,
  type PackageSideCardProps,
} from './package-side-card.tsx'
