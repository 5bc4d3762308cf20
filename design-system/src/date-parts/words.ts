export const words = {
  labels: { year: 'Year', month: 'Month', day: 'Day' },
  /** Months as words: 11/12 can be read two ways. */
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const
