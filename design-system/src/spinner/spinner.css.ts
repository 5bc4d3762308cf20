import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../tokens/index.ts'

const run = keyframes({ to: { transform: 'rotate(1turn)' } })

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.text.muted,
})

/** A ring of stitches. It stands still for people who asked for less motion; the words remain. */
export const ring = recipe({
  base: {
    flex: 'none',
    border: '3px dashed',
    borderColor: vars.color.brand.text,
    borderRadius: vars.radius.pill,
    animation: `${run} 2s linear infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  },
  variants: {
    size: {
      small: { inlineSize: '1.25rem', blockSize: '1.25rem' },
      medium: { inlineSize: '2rem', blockSize: '2rem' },
      large: { inlineSize: '3rem', blockSize: '3rem' },
    },
  },
})
