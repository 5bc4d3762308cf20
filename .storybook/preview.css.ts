import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../design-system/src/tokens/index.ts'

// The canvas is the page of the product, in whichever theme the toolbar asks for.
globalStyle('body.sb-show-main, .docs-story', {
  background: vars.color.surface.page,
  color: vars.color.text.default,
})

// The docs set words of their own smaller, in px; a story's are the product's, and grow with the text.
globalStyle('.docs-story', {
  fontFamily: vars.font.body,
  fontSize: vars.type.size[16],
  lineHeight: vars.type.leading.body,
})
