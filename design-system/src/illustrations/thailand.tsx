import { Picture, type PictureProps } from './picture.tsx'
import file from './thailand.svg?no-inline'

/**
 * Thailand: limestone bay at sunset, a longtail boat with scarves on its prow. 8:5.
 */
export function Thailand(props: PictureProps) {
  return <Picture {...props} source={`${file}#thailand`} width={800} height={500} />
}
