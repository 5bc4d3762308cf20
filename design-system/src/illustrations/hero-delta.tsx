import { Picture, type PictureProps } from './picture.tsx'
import file from './hero-delta.svg?no-inline'

/**
 * The delta of Bengal at dawn: channels, sails, paddy, a stitched flight path. Background of the home
 * hero from 360 to 2000 px wide: sun and boats stay in the middle 400 units, the top 150 units are open
 * sky for the headline, the bottom 120 are quiet water and fields for the search card to cover.
 *
 * On the critical path, so weighed: inline React would put the drawing in the JavaScript and again in
 * the HTML, a CSS background needs one file per theme. A used file costs about 0.1 kB of first-load
 * JavaScript and one cacheable request that blocks nothing; its size is reserved, so nothing shifts.
 */
export function HeroDelta(props: PictureProps) {
  return (
    <Picture
      fit="slice"
      keep="top"
      {...props}
      source={`${file}#hero-delta`}
      width={1600}
      height={700}
    />
  )
}
