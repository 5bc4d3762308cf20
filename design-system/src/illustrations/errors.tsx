import { Picture, type PictureProps } from './picture.tsx'
import notFound from './not-found.svg?no-inline'
import somethingWrong from './something-wrong.svg?no-inline'

/** Page not found: a boat that has sailed off the map. */
export function NotFound(props: PictureProps) {
  return <Picture {...props} source={notFound} width={480} height={300} />
}

/** Something went wrong: a boat aground after the storm, its sail being mended. */
export function SomethingWrong(props: PictureProps) {
  return <Picture {...props} source={somethingWrong} width={480} height={300} />
}
