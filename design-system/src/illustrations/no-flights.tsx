import { Picture, type PictureProps } from './picture.tsx'
import file from './no-flights.svg?no-inline'

/**
 * Empty state "no flights": an empty sky, a line of stitches that frays, a needle out of thread.
 */
export function NoFlights(props: PictureProps) {
  return <Picture {...props} source={`${file}#no-flights`} width={480} height={300} />
}
