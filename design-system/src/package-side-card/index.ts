export {
  PackageSideCard,
  type PackageSideCardMessages,
  type PackageSideCardProps,
} from './package-side-card.tsx'
export type { Place, Stay } from './hotel-stay.ts'
