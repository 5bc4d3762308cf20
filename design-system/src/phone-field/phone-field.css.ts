import { style } from '@vanilla-extract/css'
import { mixins } from '../tokens/index.ts'

// The code takes what it needs, the number the rest; at 200% text they stack.
export const pair = style({
  ...mixins.stack(16),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'start',
})
