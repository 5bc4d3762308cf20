/** The declarations of what only a screen reader finds, for a style that hides it under a condition. */
export const hiddenBox = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  minInlineSize: 0,
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const
