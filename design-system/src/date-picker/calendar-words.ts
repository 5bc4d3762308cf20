/** What stands in the calendar itself, and what is read of it; loaded with it. */
export const calendarWords = {
  /** Above the columns of days, from Sunday. */
  columns: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  month: 'Choose the Month',
  year: 'Choose the Year',
  turn: 'Navigation bar',
  previous: 'Go to the Previous Month',
  next: 'Go to the Next Month',
} as const
