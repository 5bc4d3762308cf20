/** The channel on which the database announces changes of packages and visas. */
export const CATALOGUE_CHANGED = 'catalogue_changed'
