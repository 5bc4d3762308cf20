import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../tokens/index.ts'

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
    border: `2px dashed ${vars.color.accent.stitch}`,
    background: vars.color.brand.subtle,
    color: vars.color.brand.text,
    fontWeight: vars.type.weight.bold,
    lineHeight: 1,
  },
  variants: {
    size: {
      small: { inlineSize: '2rem', blockSize: '2rem', fontSize: '0.75rem' },
      medium: { inlineSize: '2.75rem', blockSize: '2.75rem', fontSize: vars.type.size[16] },
      large: { inlineSize: '5rem', blockSize: '5rem', fontSize: vars.type.size[28] },
    },
  },
})

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
