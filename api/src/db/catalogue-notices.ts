/** The channel on which the database announces changes of packages and visas (decision 134). */
export const CATALOGUE_CHANGED = 'catalogue_changed'
