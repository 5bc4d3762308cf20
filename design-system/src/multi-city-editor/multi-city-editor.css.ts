import { style } from '@vanilla-extract/css'
import { mixins, vars, within } from '../tokens/index.ts'

const { space, color, type } = vars

export const editor = style({
  display: 'grid',
  gap: space[16],
  minInlineSize: 0,
  containerType: 'inline-size',
})
export const rows = style({
  display: 'grid',
  gap: space[16],
  ...mixins.bareList,
})
export const row = style({
  display: 'grid',
  gap: space[8],
  selectors: {
    '& + &': {
      paddingBlockStart: space[16],
      borderBlockStart: `2px dashed ${color.border.subtle}`,
    },
  },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.touch,
})
export const name = style({ fontSize: type.size[16], fontWeight: type.weight.bold })
export const fields = style({
  display: 'grid',
  gap: space[8],
  '@container': {
    [within.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [within.desktop]: { gridTemplateColumns: '1.2fr 1.2fr 1fr' },
  },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
})
export const problem = style({
  color: color.critical.text,
  fontSize: type.size[14],
  fontWeight: type.weight.medium,
})
