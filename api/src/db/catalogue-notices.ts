/** The channel on which the database says that packages or visas have changed (decision 134). */
export const CATALOGUE_CHANGED = 'catalogue_changed'
