export const words = {
  /** The calendar's own language, since its library's is American; and the pattern of a day that cannot be misread. */
  tag: 'en-GB',
  inWords: 'EEEE, d MMMM yyyy',
  /** From Sunday. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  /** Of a month or a weekday. */
  short: (name: string): string => name.slice(0, 3),
  years: (first: number, last: number) => `${first} to ${last}`,
} as const
