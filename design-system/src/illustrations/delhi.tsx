import { Picture, type PictureProps } from './picture.tsx'
import file from './delhi.svg?no-inline'

/**
 * Delhi: the gate, rickshaws on the avenue, kites on stitched strings. 8:5.
 */
export function Delhi(props: PictureProps) {
  return <Picture {...props} source={`${file}#delhi`} width={800} height={500} />
}
