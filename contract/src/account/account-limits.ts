/** Limits that pages show; apart from the schemas, to keep those out of the pages' bundles. */

/** Bytes of an uploaded picture at most: 5 MB. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024

/** Days after its last use for which a sign-in lasts. */
export const SESSION_DAYS = 30
/** Hours after which a member of staff signs in again, however busy the desk is. */
export const STAFF_SESSION_HOURS = 12

/** Devices on which one account may be signed in at the same time. */
export const MAX_DEVICES = 50

/** How long a link confirms the address that it was sent to: a mailbox may change hands. */
export const CONFIRM_DAYS = 7

/** Years for which the books keep a paid booking whose account was deleted, as VAT law wants. */
export const BOOKS_YEARS = 5
/** Days after which its passport numbers and documents go: no ticket or visa that was paid for is used later. */
export const DELETED_DOCUMENTS_DAYS = 365
/** Days for which the bank details of a refund are kept after it was paid, for a transfer that the bank returns. */
export const BANK_DETAILS_REMAIN_DAYS = 30
/** Days for which a flight's passport numbers are kept after its last flight has landed, while an airline may still ask. */
export const FLOWN_PASSPORT_DAYS = 30
/**
 * Days for which passports and documents of a visa application are kept after the validity of its option, counted from
 * the application: the embassy may ask while the visa is valid, and decides months later at times.
 */
export const VISA_DOCUMENTS_DAYS = 180
/** Days for which they are kept of an application that was cancelled, and of any order that was not paid. */
export const ENDED_DOCUMENTS_DAYS = 30
