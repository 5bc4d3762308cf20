import { Picture, type PictureProps } from './picture.tsx'
import file from './coxs-bazar.svg?no-inline'

/**
 * Cox's Bazar: the long beach, moon boats drawn up on the sand, the hills of Himchari. 8:5.
 */
export function CoxsBazar(props: PictureProps) {
  return <Picture {...props} source={`${file}#coxs-bazar`} width={800} height={500} />
}
