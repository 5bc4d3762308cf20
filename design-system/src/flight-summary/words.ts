export const words = {
  show: 'Show Details',
  hide: 'Hide Details',
  search: 'Your search',
  edit: 'Edit search',
  close: 'Close',
  /** '2 Passenger(s)' becomes '1 Passenger' for one (docs/specification.md, Flight booking). */
  passengers: (count: number) => `${count} Passenger${count > 1 ? '(s)' : ''}`,
  to: 'to',
  toAndBack: 'to and back from',
  departure: 'Departure',
  return: 'return',
} as const
