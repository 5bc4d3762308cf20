// Limits that pages show; apart from the schemas, to keep those out of the pages' bundles.

/** More travellers are a group, which applies by telephone. */
export const MAX_VISA_TRAVELERS = 9
