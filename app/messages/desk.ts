import type { StaffRole } from '@jatra/contract/http/duties'

/** The desk: the pages of those who work here. What needs a person today is in desk-today.ts. */
export const desk = {
  title: 'The desk',
  tabs: { label: 'The desk', today: 'Today', find: 'Find' },
  roles: {
    agent: 'Agent',
    finance: 'Finance',
    manager: 'Manager',
  } satisfies Record<StaffRole, string>,
  search: {
    label: 'Find an order',
    placeholder: 'Booking ID, PNR, ticket, name, phone, email, transaction or passport',
    submit: 'Find',
  },
  keys: {
    title: 'Keys',
    find: 'search',
    next: 'next row',
    before: 'row before',
    open: 'open it',
    on: 'Use these keys',
  },
  failed: 'The desk could not be loaded just now. Nothing has changed.',
} as const
