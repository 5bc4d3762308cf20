import { Picture, type PictureProps } from './picture.tsx'
import file from './hotels-coming-soon.svg?no-inline'

/**
 * Hotels to come: a lakeside guest house, and beside it one that is only stitched so far, in bamboo
 * scaffolding with the needle still at work. The top third is open sky.
 */
export function HotelsComingSoon(props: PictureProps) {
  return (
    <Picture
      fit="slice"
      {...props}
      source={`${file}#hotels-coming-soon`}
      width={1200}
      height={560}
    />
  )
}
