import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { darkPalette, lightPalette } from './palette.ts'

/** One custom property per tint, `--jatra-picture-sky-1` and so on; the SVG files name them. */
export const pictureVars = createGlobalThemeContract(
  lightPalette,
  (_value, path) => `jatra-picture-${path.join('-')}`,
)

// The same three selectors as the theme's own tokens, so that a picture always follows its page.
globalStyle(':root, [data-theme="light"]', { vars: assignVars(pictureVars, lightPalette) })
globalStyle('[data-theme="dark"]', {
  '@media': { screen: { vars: assignVars(pictureVars, darkPalette) } },
})
globalStyle(':root:not([data-theme])', {
  '@media': {
    'screen and (prefers-color-scheme: dark)': { vars: assignVars(pictureVars, darkPalette) },
  },
})

// A picture fills its box and keeps its ratio; `:where` lets any class of the page say otherwise.
globalStyle(':where(svg[data-picture])', {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  // The drawing's own colours are the picture; forced colours would leave one flat shape.
  forcedColorAdjust: 'none',
})
