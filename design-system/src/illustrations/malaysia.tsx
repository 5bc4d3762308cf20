import { Picture, type PictureProps } from './picture.tsx'
import file from './malaysia.svg?no-inline'

/**
 * Malaysia: twin towers rising out of the rainforest. 8:5.
 */
export function Malaysia(props: PictureProps) {
  return <Picture {...props} source={`${file}#malaysia`} width={800} height={500} />
}
