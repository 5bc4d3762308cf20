import { Picture, type PictureProps } from './picture.tsx'
import file from './sajek.svg?no-inline'

/**
 * Sajek: stilted cottages on the ridge, a sea of clouds in the valley. 8:5.
 */
export function Sajek(props: PictureProps) {
  return <Picture {...props} source={`${file}#sajek`} width={800} height={500} />
}
