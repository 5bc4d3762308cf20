export {
  PackageSideCard,
  type PackageSideCardCopy,
  type PackageSideCardProps,
} from './package-side-card.tsx'
export type { Place, Stay } from './hotel-stay.ts'
