import { Picture, type PictureProps } from './picture.tsx'
import file from './umrah.svg?no-inline'

/**
 * Umrah: pilgrims circle the Kaaba along stitched rings, the arcades of the mosque behind. 8:5.
 */
export function Umrah(props: PictureProps) {
  return <Picture {...props} source={`${file}#umrah`} width={800} height={500} />
}
