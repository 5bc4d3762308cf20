/** Limits of accounts that pages need too; apart from their schemas, so that a page that tells them carries no more. */

/** Bytes of an uploaded picture at most: 5 MB. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024

/** Devices on which one account may be signed in at the same time. */
export const MAX_DEVICES = 50

/** Years for which the books keep a paid booking whose account was deleted (docs/decisions/049). */
export const BOOKS_YEARS = 5
/** Days after which its passport numbers and papers go: no ticket or visa that was paid for is used later. */
export const DELETED_PAPERS_DAYS = 365
