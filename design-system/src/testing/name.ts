/** The visible name of a field or a dialog, as Testing Library takes it. */
export type Name = string | RegExp

/** Calendars and dialogs are fetched when they are first asked for, which takes its time on a busy machine. */
export const FETCHED = { timeout: 10_000 }
