import { globalLayer, globalStyle } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

/** Under every widget: whatever a widget says outside a layer wins, in any order of loading. */
const reset = globalLayer('jatra-reset')

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } })

base('*, *::before, *::after', { boxSizing: 'border-box' })
base('html', { textSizeAdjust: '100%', scrollPaddingBlockStart: vars.space[72] })
base('body', {
  margin: 0,
  background: vars.color.surface.page,
  color: vars.color.text.default,
  fontFamily: vars.font.body,
  fontSize: vars.type.size[16],
  lineHeight: vars.type.leading.body,
  overflowWrap: 'break-word',
})
base('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0 })
base('ul, ol', { padding: 0 })
base('h1, h2, h3', { lineHeight: vars.type.leading.tight, textWrap: 'balance' })
base('img, svg', { display: 'block', maxInlineSize: '100%' })
base('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
base(':focus-visible', {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: '2px',
})
// React streams what comes late in a hidden element and takes it out by script, where there is one.
base('[hidden]:not(:has(> [data-late]))', { display: 'none !important' })
base('[hidden]:has(> [data-late])', { display: 'block' })
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      // None, not a tiny duration: that would turn every change of any property into a transition.
      transition: 'none !important',
      // An animation still ends, because overlays leave the page when theirs has ended.
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the types of this property leave out `!important`
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
