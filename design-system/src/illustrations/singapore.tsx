import { Picture, type PictureProps } from './picture.tsx'
import file from './singapore.svg?no-inline'

/**
 * Singapore: the bay, three towers and their sky park, bumboats. 8:5.
 */
export function Singapore(props: PictureProps) {
  return <Picture {...props} source={`${file}#singapore`} width={800} height={500} />
}
