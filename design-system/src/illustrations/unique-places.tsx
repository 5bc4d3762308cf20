import { Picture, type PictureProps } from './picture.tsx'
import file from './unique-places.svg?no-inline'

/**
 * Unique places to stay: a house on stilts and a houseboat on the haor.
 */
export function UniquePlaces(props: PictureProps) {
  return (
    <Picture fit="slice" {...props} source={`${file}#unique-places`} width={960} height={640} />
  )
}
