import { vars } from './theme.css.ts'

type Space = keyof typeof vars.space
type Size = keyof typeof vars.type.size
type Weight = keyof typeof vars.type.weight

// What many rules say together. Each is spread into a style, where a property that follows replaces its own.

/** Words of one size and weight. */
export const text = (size: Size, weight: Weight) => ({
  fontSize: vars.type.size[size],
  fontWeight: vars.type.weight[weight],
})

/** A heading, which may take several lines. */
export const heading = (size: Size) => ({
  ...text(size, 'bold'),
  lineHeight: vars.type.leading.snug,
})

/** Large figures, such as a price. */
export const figures = (size: Size) => ({
  ...text(size, 'heavy'),
  lineHeight: vars.type.leading.tight,
  fontVariantNumeric: 'tabular-nums',
})

/** Small text in the muted colour. */
export const small = { fontSize: vars.type.size[14], color: vars.color.text.muted }

/** Things beside each other, in one line. */
export const row = (gap: Space) =>
  ({ display: 'flex', alignItems: 'center', gap: vars.space[gap] }) as const

/** The same, in as many lines as it takes. */
export const wrappingRow = (gap: Space) => ({ ...row(gap), flexWrap: 'wrap' }) as const

/** Things beside each other in as many lines as it takes, as high as they are. */
export const wrap = (gap: Space) =>
  ({ display: 'flex', flexWrap: 'wrap', gap: vars.space[gap] }) as const

/** The same with other gaps between the lines. */
export const lines = (columnGap: Space, rowGap: Space) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[columnGap],
    rowGap: vars.space[rowGap],
  }) as const

/** Things beside each other within a line of text. */
export const inlineRow = (gap: Space) => ({ ...row(gap), display: 'inline-flex' }) as const

/** Things below each other. */
export const stack = (gap: Space) => ({ display: 'grid', gap: vars.space[gap] }) as const

/** The same, none wider than the column. */
export const column = (gap: Space) =>
  ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[gap] }) as const

/** A list without its marks. */
export const bareList = { listStyle: 'none', margin: 0, padding: 0 } as const

/** A group of fields without its box. */
export const bareGroup = { border: 0, margin: 0, padding: 0 } as const

/** Fills its box, behind or over what else is in it. */
export const cover = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
} as const
