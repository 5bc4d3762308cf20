/** The visible name of a field or a dialog, as Testing Library takes it. */
export type Name = string | RegExp
