import { Picture, type PictureProps } from './picture.tsx'
import file from './not-found.svg?no-inline'

/**
 * Page not found: a boat that has sailed off the map.
 */
export function NotFound(props: PictureProps) {
  return <Picture {...props} source={`${file}#not-found`} width={480} height={300} />
}
