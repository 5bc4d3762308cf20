/** What the login page says after a logout: of this device, of all, or one that the API could not confirm. */
export const logouts = ['here', 'everywhere', 'unconfirmed'] as const
export type Logout = (typeof logouts)[number]

export const afterLogout = (logout: Logout) => `/login?logout=${logout}`
/** The login page after the password was reset, which signs out everywhere. */
export const afterReset = (redirectTo: string) =>
  `/login?${new URLSearchParams({ redirectTo, password: 'new' })}`

/** @returns what the login page's address says of it */
export function readLeaving(query: URLSearchParams) {
  return {
    logout: logouts.find((one) => one === query.get('logout')) ?? null,
    reset: query.get('password') === 'new',
  }
}

/** The address of a page around signing in that knows where its visitor wanted to go. */
export const withReturn = (path: string, redirectTo: string): string =>
  redirectTo === '/' ? path : `${path}?${new URLSearchParams({ redirectTo })}`
