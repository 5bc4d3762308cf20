import { Picture, type PictureProps } from './picture.tsx'
import file from './sylhet.svg?no-inline'

/**
 * Sylhet: tea gardens under shade trees, the clear river, the falls of Meghalaya. 8:5.
 */
export function Sylhet(props: PictureProps) {
  return <Picture {...props} source={`${file}#sylhet`} width={800} height={500} />
}
