import { Separator } from 'radix-ui'
import { divider } from './divider.css.ts'

export interface DividerProps {
  /** `horizontal` separates what is above and below, `vertical` what is side by side. */
  direction?: 'horizontal' | 'vertical'
  /** `accent` is the marigold stitch: under a heading, or a journey. */
  tone?: 'subtle' | 'accent'
  /** The short stitch under a heading. */
  short?: boolean
  /** It only decorates, and is not read as a separator. */
  decorative?: boolean
}

/** The running stitch. */
export function Divider({
  direction = 'horizontal',
  tone = 'subtle',
  short,
  decorative = true,
}: DividerProps) {
  return (
    <Separator.Root
      orientation={direction}
      decorative={decorative}
      className={divider({ direction, tone, short })}
    />
  )
}
