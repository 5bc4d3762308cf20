/** The two Google accounts that are no demo accounts. */
export const google = {
  newcomer: 'Has no account yet: one is made.',
  somebody: 'Somebody else',
  unverified: 'With an email that is not verified.',
}
