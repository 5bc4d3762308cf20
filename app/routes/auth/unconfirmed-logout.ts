/** Where somebody comes to who is signed out here, while the service could not be told. */
export const UNCONFIRMED_LOGOUT = '/login?logout=unconfirmed'

export const isUnconfirmedLogout = (query: URLSearchParams) => query.get('logout') === 'unconfirmed'
