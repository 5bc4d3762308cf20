import textFont from '../../design-system/src/fonts/anek-bangla-400.woff2?url&no-inline'
import boldFont from '../../design-system/src/fonts/anek-bangla-700.woff2?url&no-inline'
import mainFont from '../../design-system/src/fonts/anek-main.woff2?url&no-inline'

/** Addresses of the fonts that every page preloads: Bangla letters, and the spaces and signs between them. */
export const firstFonts = [textFont, boldFont, mainFont]
