import { Picture, type PictureProps } from './picture.tsx'
import file from './nepal.svg?no-inline'

/**
 * Nepal: the great peaks, a stupa, prayer flags strung across the valley. 8:5.
 */
export function Nepal(props: PictureProps) {
  return <Picture {...props} source={`${file}#nepal`} width={800} height={500} />
}
