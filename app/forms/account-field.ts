/**
 * Name of the hidden field that says whose account a form was opened with: by the time it is sent, another person may
 * have signed in from another tab (decision 164).
 */
export const ACCOUNT = 'account'
