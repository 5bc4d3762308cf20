import { Picture, type PictureProps } from './picture.tsx'
import file from './best-deals.svg?no-inline'

/**
 * BEST DEALS banner: kites cut like tickets over the old town. The left 40% is quiet, for the words.
 */
export function BestDeals(props: PictureProps) {
  return <Picture fit="slice" {...props} source={`${file}#best-deals`} width={1600} height={480} />
}
