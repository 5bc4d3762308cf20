import { style } from '@vanilla-extract/css'
import { mixins, scripted, vars } from '../tokens/index.ts'

export const clear = style([
  scripted,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    ...mixins.bareGroup,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: vars.color.text.muted,
    cursor: 'pointer',
    ':hover': { color: vars.color.text.default },
    ':focus-visible': { outline: `2px solid ${vars.color.border.focus}` },
  },
])
