import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

/** The three stay on one line of a phone. */
export const toggle = style({ minInlineSize: 0 })
globalStyle(`${toggle} label`, {
  // Of the form that it stands in.
  '@container': { '(max-width: 431px)': { paddingInline: vars.space[8] } },
})
