import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

export const fields = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
})
