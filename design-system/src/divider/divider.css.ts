import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../tokens/index.ts'

export const divider = recipe({
  base: { margin: 0, border: 0, minInlineSize: 0 },
  variants: {
    direction: {
      horizontal: { borderBlockStart: '2px dashed', inlineSize: '100%' },
      vertical: { borderInlineStart: '2px dashed', alignSelf: 'stretch' },
    },
    tone: {
      subtle: { borderColor: vars.color.border.subtle },
      accent: { borderColor: vars.color.accent.stitch },
    },
    short: { true: { inlineSize: vars.space[72] } },
  },
})
