import { Picture, type PictureProps } from './picture.tsx'
import file from './sri-lanka.svg?no-inline'

/**
 * Sri Lanka: Sigiriya over the jungle, tea hills in rows of stitches, the hill train. 8:5.
 */
export function SriLanka(props: PictureProps) {
  return <Picture {...props} source={`${file}#sri-lanka`} width={800} height={500} />
}
