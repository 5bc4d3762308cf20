/** Default nationality and its dial code (spec section 9); apart from the list, which pages need not carry. */
export const HOME_COUNTRY = 'BD'
export const HOME_DIAL_CODE = '+880'
