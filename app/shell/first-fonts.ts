import mainFont from '../../design-system/src/fonts/anek-main.woff2?url&no-inline'

/** Addresses of the fonts that every page preloads. */
export const firstFonts = [mainFont]
