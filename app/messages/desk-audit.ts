/** What colleagues did, at the desk. */
export const deskAudit = {
  title: 'Audit log',
  lead: 'Who did what to money, passports, documents, roles and accounts. Nothing in it is ever changed or removed.',
  filter: {
    label: 'Entries',
    booking: 'Booking ID',
    by: 'Colleague',
    action: 'What was done',
    anyone: 'Anyone',
    anything: 'Anything',
    submit: 'Show',
    all: 'Show all',
  },
  table: 'What colleagues did',
  columns: { at: 'When', action: 'What was done', by: 'By', booking: 'Booking' },
  /** A command of somebody with access to the database, or what happens by itself. */
  bySystem: 'The system',
  noBooking: 'None',
  newest: 'Newest',
  none: {
    title: 'No entry',
    text: 'Nobody did anything that is kept here.',
    filtered: 'Nothing that is kept here fits what was chosen.',
  },
} as const
