import { inLanguage, splitLanguage } from '../values/language.ts'

/** Where a sign-in by Google begins; the answer comes back to `/callback` below it. */
export const GOOGLE_PATH = '/api/auth/google'
export const GOOGLE_CALLBACK_PATH = `${GOOGLE_PATH}/callback`
/** The page that exchanges the single-use code: a token in an address would be in logs. */
export const LOGIN_SUCCESS_PATH = '/login/success'

/** Holds a secret of the browser that started: only that browser's answer is accepted. Path: {@link GOOGLE_PATH}. */
export const OAUTH_STATE_COOKIE = 'jatra-google'
/** Holds a secret of the browser that completed: only it can exchange the code. Path: {@link loginCookiePath}. */
export const LOGIN_COOKIE = 'jatra-login'

/** How long a sign-in may take. */
export const SIGN_IN_SECONDS = 10 * 60
/** How long a code is valid. */
export const LOGIN_CODE_SECONDS = 60

/**
 * Why a sign-in by Google led back to the login page: the person cancelled; the e-mail address is not verified; the
 * issuer is away; its answer was no good; it came too late, twice or to another browser; too many tries; not offered.
 */
const signInTroubles = [
  'cancelled',
  'unverified',
  'away',
  'failed',
  'ended',
  'busy',
  'off',
] as const
export type SignInTrouble = (typeof signInTroubles)[number]

export function isSignInTrouble(value: unknown): value is SignInTrouble {
  return signInTroubles.some((trouble) => trouble === value)
}

/** An account whose address was never confirmed goes to the address's owner, without its password. */
export function claimByOwner(account: { emailVerified: boolean; hasPassword: boolean }) {
  const isClaimed = !account.emailVerified
  return { isClaimed, passwordRemoved: isClaimed && account.hasPassword }
}

/** Where `Login with Google` leads. @param redirectTo a path of ours to come back to, in the language of the page */
export function googlePath(redirectTo: string): string {
  return `${GOOGLE_PATH}?${new URLSearchParams({ redirectTo })}`
}

/** The login page, which says what went wrong and still knows where the visitor wanted to go. */
export function failedSignInPath(trouble: SignInTrouble, redirectTo: string): string {
  const { language, page } = splitLanguage(redirectTo)
  const query = new URLSearchParams({ google: trouble, redirectTo: page })
  return inLanguage(`/login?${query}`, language)
}

/** As much of an address as the site reads, with a little to spare (see request-limits.server.ts). */
const MAX_PATH_LENGTH = 2000

/** The page that exchanges the code. A return path that does not fit into the address becomes the home page. */
export function loginSuccessPath(code: string, redirectTo: string): string {
  const { language, page } = splitLanguage(redirectTo)
  const pathTo = (target: string) => {
    const query = new URLSearchParams({ user: code, redirectTo: target })
    return inLanguage(`${LOGIN_SUCCESS_PATH}?${query}`, language)
  }
  const path = pathTo(page)
  return path.length > MAX_PATH_LENGTH ? pathTo('/') : path
}

/** The page of {@link loginSuccessPath}, which alone gets {@link LOGIN_COOKIE}. */
export const loginCookiePath = (redirectTo: string): string =>
  inLanguage(LOGIN_SUCCESS_PATH, splitLanguage(redirectTo).language)

/** The Set-Cookie value of one of the two cookies. */
export function signInCookie(
  cookie: { name: string; path: string; value: string; seconds: number },
  https: boolean,
): string {
  const { name, path, value, seconds } = cookie
  const secure = https ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${String(seconds)}; HttpOnly; SameSite=Lax${secure}`
}
