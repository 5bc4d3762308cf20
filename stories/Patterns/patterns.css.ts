import { style } from '@vanilla-extract/css'
import { from, vars } from '../../design-system/src/tokens/index.ts'

/** One column of steps, with the price beside it from a desktop on. */
export const checkout = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' },
  },
})

export const hero = style({ display: 'grid' })
export const scene = style({ gridArea: '1 / 1', blockSize: '20rem', inlineSize: '100%' })
export const over = style({
  gridArea: '1 / 1',
  alignSelf: 'end',
  paddingBlockStart: '14rem',
  paddingInline: vars.space[8],
  '@media': { [from.tablet]: { paddingInline: vars.space[24] } },
})
