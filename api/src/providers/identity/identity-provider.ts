import type { Language } from '@jatra/contract/values/language'

/** A person as an OpenID issuer identifies them. */
export interface Identity {
  issuer: string
  /** Who it is at that issuer, for good; an e-mail address may change hands. */
  subject: string
  /** Null when the issuer gives none. */
  email: string | null
  /** Whether the issuer has seen that its person reads mail there. */
  emailVerified: boolean
  name: string | null
}

/** What one sign-in is checked against, made anew for each. */
interface SignInChecks {
  state: string
  nonce: string
  /** PKCE, RFC 7636. */
  codeVerifier: string
}

/** What the one who signs in reads. */
interface SignInWishes {
  language: Language
}

/** Signs people in elsewhere: OpenID Connect's code flow with PKCE, state and nonce. */
export interface IdentityProvider {
  /** Where the browser goes to sign in: an address, or a path of ours. @throws IdentityError away */
  start(checks: SignInChecks, wishes: SignInWishes): Promise<string>
  /**
   * Reads what the browser brought back.
   * @param answer the query of the callback
   * @throws IdentityError
   */
  complete(answer: URLSearchParams, checks: SignInChecks): Promise<Identity>
}

/** `cancelled`: by the person. `away`: the issuer cannot be reached. `rejected`: what came is no good answer. */
export class IdentityError extends Error {
  readonly reason: 'cancelled' | 'away' | 'rejected'

  /** @param message for the log: without personal data, codes or tokens */
  constructor(reason: IdentityError['reason'], message: string) {
    super(message)
    this.name = 'IdentityError'
    this.reason = reason
  }
}
