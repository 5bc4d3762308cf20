import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

const { color, motion, size, radius, shadow } = vars

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  padding: 0,
  border: `2px dashed ${color.accent.stitch}`,
  borderRadius: radius.pill,
  background: color.surface.card,
  color: color.brand.text,
  boxShadow: shadow.resting,
  cursor: 'pointer',
  ':hover': { background: color.brand.subtle },
})

export const turning = style({
  display: 'grid',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transition: `transform ${motion.slow} ${motion.ease}`,
    },
  },
})
export const turned = style({ transform: 'rotate(180deg)' })
