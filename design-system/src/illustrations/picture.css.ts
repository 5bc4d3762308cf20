import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { darkPalette, lightPalette, type PictureTint } from './palette.ts'

const surroundings = createGlobalThemeContract({ sky: 'jatra-picture-sky' })
/** The open sky of every picture, `--jatra-picture-sky`, for a page that goes on above one. */
export const sky = surroundings.sky

const skyOf = (palette: Record<PictureTint, string>) =>
  assignVars(surroundings, { sky: palette['sky-1'] })

// The same three selectors as the theme's own tokens, so that the sky always follows its page.
globalStyle(':root, [data-theme="light"]', { vars: skyOf(lightPalette) })
globalStyle('[data-theme="dark"]', { '@media': { screen: { vars: skyOf(darkPalette) } } })
globalStyle(':root:not([data-theme])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: skyOf(darkPalette) } },
})

// A picture fills its box and keeps its ratio; `:where` lets any class of the page say otherwise.
globalStyle(':where([data-picture])', {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  objectFit: 'contain',
})
globalStyle(':where([data-picture~="slice"])', { objectFit: 'cover' })
globalStyle(':where([data-picture~="top"])', { objectPosition: 'top' })
