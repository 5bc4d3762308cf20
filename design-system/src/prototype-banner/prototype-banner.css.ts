import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  fontSize: vars.type.size[14],
  lineHeight: vars.type.leading.snug,
  '@media': {
    '(forced-colors: active)': { borderBlockEnd: '1px solid' },
    print: { display: 'none' },
  },
})
