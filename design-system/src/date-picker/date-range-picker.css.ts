import { style } from '@vanilla-extract/css'
import { mixins } from '../tokens/index.ts'

export const fields = style({
  ...mixins.stack(8),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
})
