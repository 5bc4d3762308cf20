import { globalStyle, style } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'

export const page = style({ minBlockSize: '100dvb', display: 'flex', flexDirection: 'column' })

export const main = style({ flex: 1, ':focus': { outline: 'none' } })

/** A word that is drawn: as high as its letters would be, on the line of the text around it. */
export const drawnWord = style({
  display: 'inline-block',
  blockSize: '1em',
  verticalAlign: '-0.25em',
  fill: 'currentColor',
})

/** Of a word that is there to be heard: for hidden text too a browser fetches the font that it would be drawn in. */
export const machineLetters = style({ fontFamily: 'sans-serif' })

/** Content never wider than 1200 px. */
export const content = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space[24]})`,
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[24],
  '@media': { [from.tablet]: { paddingInline: vars.space[24], paddingBlock: vars.space[32] } },
})

/** Long text to read. */
export const prose = style([
  content,
  {
    maxInlineSize: '44rem',
    ...mixins.stack(16),
  },
])
globalStyle(`${prose} p + p`, { marginBlockStart: vars.space[12] })

/** The picture of a page that has nothing else to show. */
export const scene = style({ inlineSize: 'min(100%, 20rem)', blockSize: 'auto' })

export const title = style({
  ...mixins.text(28, 'bold'),
  lineHeight: vars.type.leading.tight,
  ':focus': { outline: 'none' },
  '@media': { [from.tablet]: { fontSize: vars.type.size[36] } },
})

export const subtitle = style({
  ...mixins.text(22, 'semibold'),
  lineHeight: vars.type.leading.snug,
})

export const reference = style({
  marginBlockStart: vars.space[8],
  ...mixins.small,
})
