import { Picture, type PictureProps } from './picture.tsx'
import file from './dubai.svg?no-inline'

/**
 * Dubai: the tall tower and the sail behind the dunes, a caravan on its stitched way. 8:5.
 */
export function Dubai(props: PictureProps) {
  return <Picture {...props} source={`${file}#dubai`} width={800} height={500} />
}
