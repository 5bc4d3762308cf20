import { Picture, type PictureProps } from './picture.tsx'
import heroDelta from './hero-delta.svg?no-inline'
import hotelsComingSoon from './hotels-coming-soon.svg?no-inline'
import bestDeals from './best-deals.svg?no-inline'
import uniquePlaces from './unique-places.svg?no-inline'

/**
 * The delta of Bengal at dawn: channels, sails, paddy, a stitched flight path. Background of the home
 * hero from 360 to 2000 px wide: sun and boats stay in the middle 400 units, the top 150 units are open
 * sky for the headline, the bottom 120 are quiet water and fields for the search card to cover.
 *
 * On the critical path, so weighed: inline React would put the drawing in the JavaScript and again in
 * the HTML, a CSS background would be asked for after the styles. A file costs about 0.1 kB of first-load
 * JavaScript and one cacheable request that blocks nothing; its size is reserved, so nothing shifts.
 */
export function HeroDelta(props: PictureProps) {
  return <Picture fit="slice" keep="top" {...props} source={heroDelta} width={1600} height={700} />
}

/**
 * Hotels to come: a lakeside guest house, and beside it one that is only stitched so far, in bamboo
 * scaffolding with the needle still at work. The top third is open sky.
 */
export function HotelsComingSoon(props: PictureProps) {
  return <Picture fit="slice" {...props} source={hotelsComingSoon} width={1200} height={560} />
}

/** BEST DEALS banner: kites cut like tickets over the old town. The left 40% is quiet, for the words. */
export function BestDeals(props: PictureProps) {
  return <Picture fit="slice" {...props} source={bestDeals} width={1600} height={480} />
}

/** Unique places to stay: a house on stilts and a houseboat on the haor. */
export function UniquePlaces(props: PictureProps) {
  return <Picture fit="slice" {...props} source={uniquePlaces} width={960} height={640} />
}
