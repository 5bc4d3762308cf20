import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../tokens/index.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

// Sizes are steps, not numbers, so that every skeleton fits the rhythm of the page.
export const skeleton = recipe({
  base: {
    display: 'block',
    background: vars.color.border.subtle,
    borderRadius: vars.radius.control,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none' },
      '(forced-colors: active)': { border: '1px dashed GrayText' },
    },
  },
  variants: {
    width: {
      full: { inlineSize: '100%' },
      most: { inlineSize: '75%' },
      half: { inlineSize: '50%' },
      third: { inlineSize: '33%' },
      touch: { inlineSize: vars.size.touch },
    },
    height: {
      text: { blockSize: '1em', marginBlock: '0.25em' },
      title: { blockSize: '1.75rem' },
      control: { blockSize: '48px' },
      card: { blockSize: '11rem', borderRadius: vars.radius.card },
      picture: { aspectRatio: '16 / 9', borderRadius: vars.radius.card },
    },
    round: { true: { borderRadius: vars.radius.pill } },
  },
})
