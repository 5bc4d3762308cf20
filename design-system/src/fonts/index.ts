import latin from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url'

/** The fonts worth a `<link rel="preload" as="font" type="font/woff2" crossorigin>`: every page needs them. */
export const preloadFonts: readonly string[] = [latin]
