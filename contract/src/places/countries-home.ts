/**
 * Default nationality and its dial code (docs/specification.md, Visa search form); apart from the list, which pages
 * need not carry.
 */
export const HOME_COUNTRY = 'BD'
export const HOME_DIAL_CODE = '+880'
