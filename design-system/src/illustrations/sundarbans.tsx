import { Picture, type PictureProps } from './picture.tsx'
import file from './sundarbans.svg?no-inline'

/**
 * The Sundarbans: a tiger crosses the stream, a country boat, deer under the mangroves. 8:5.
 */
export function Sundarbans(props: PictureProps) {
  return <Picture {...props} source={`${file}#sundarbans`} width={800} height={500} />
}
