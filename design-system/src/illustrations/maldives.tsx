import { Picture, type PictureProps } from './picture.tsx'
import file from './maldives.svg?no-inline'

/**
 * Maldives: villas on stilts along their jetty, a dhoni on the lagoon. 8:5.
 */
export function Maldives(props: PictureProps) {
  return <Picture {...props} source={`${file}#maldives`} width={800} height={500} />
}
