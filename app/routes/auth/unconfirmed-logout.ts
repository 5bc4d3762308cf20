/** The login page after a logout that the API could not confirm. */
export const UNCONFIRMED_LOGOUT = '/login?logout=unconfirmed'

export const isUnconfirmedLogout = (query: URLSearchParams) => query.get('logout') === 'unconfirmed'
