import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { darkPalette, lightPalette } from './palette.ts'

const surroundings = createGlobalThemeContract({
  sky: 'jatra-picture-sky',
  day: 'jatra-picture-day',
  night: 'jatra-picture-night',
})
/** The open sky of every picture, `--jatra-picture-sky`, for a page that goes on above one. */
export const sky = surroundings.sky

const byDay = assignVars(surroundings, {
  sky: lightPalette['sky-1'],
  day: 'block',
  night: 'none',
})
const byNight = assignVars(surroundings, {
  sky: darkPalette['sky-1'],
  day: 'none',
  night: 'block',
})

// The same three selectors as the theme's own tokens, so that drawing and sky always follow their page. Paper is white,
// so it prints by day.
globalStyle(':root, [data-theme="light"]', { vars: byDay })
globalStyle('[data-theme="dark"]', { '@media': { screen: { vars: byNight } } })
globalStyle(':root:not([data-theme])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: byNight } },
})

// One file is drawn twice, and the page shows one of both. An `<img>` in WebKit does not know the theme of its page.
globalStyle('[data-picture~="day"]', { display: surroundings.day })
globalStyle('[data-picture~="night"]', { display: surroundings.night })

// A picture fills its box and keeps its ratio; `:where` lets any class of the page say otherwise.
globalStyle(':where([data-picture])', {
  inlineSize: '100%',
  blockSize: 'auto',
  objectFit: 'contain',
})
globalStyle(':where([data-picture~="slice"])', { objectFit: 'cover' })
globalStyle(':where([data-picture~="top"])', { objectPosition: 'top' })
