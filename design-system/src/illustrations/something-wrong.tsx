import { Picture, type PictureProps } from './picture.tsx'
import file from './something-wrong.svg?no-inline'

/**
 * Something went wrong: a boat aground after the storm, its sail being mended.
 */
export function SomethingWrong(props: PictureProps) {
  return <Picture {...props} source={`${file}#something-wrong`} width={480} height={300} />
}
