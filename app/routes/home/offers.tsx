import type { PackageCardView } from '~/routes/holiday/package-view.ts'
import { Deals, Places } from './features.tsx'
import { HotPackages } from './hot-packages.tsx'

/** The offers below the search. @param hot null when the packages could not be read */
export function Offers({ hot }: { hot: readonly PackageCardView[] | null }) {
  return (
    <>
      <HotPackages cards={hot} />
      <Deals />
      <Places />
    </>
  )
}
