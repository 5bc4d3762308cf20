import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { BkashAccount } from '@jatra/api/providers/payments/bkash/bkash-client'

const LIFE_SECONDS = 3600

/** The sandbox's merchant. All processes that share the secret have the same one, and take each other's tokens. */
export function sandboxAccount(secret: string): BkashAccount {
  const derived = (name: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `jatra bkash sandbox ${name}`, 24)).toString(
      'base64url',
    )
  return {
    username: 'jatra',
    appKey: 'jatra-sandbox',
    password: derived('password'),
    appSecret: derived('secret'),
  }
}

/** Tokens say themselves until when they are good, so that nothing is stored of them. */
export function createSandboxTokens(account: BkashAccount, clock: () => number) {
  const sign = (text: string) =>
    createHmac('sha256', account.appSecret).update(text).digest('base64url')
  const issue = (kind: string, nonce: string) => {
    const text = `${kind}.${clock() + LIFE_SECONDS * 1000}.${nonce}`
    return `${text}.${sign(text)}`
  }

  return {
    issue: (nonce: string) => ({
      statusCode: '0000',
      statusMessage: 'Successful',
      token_type: 'Bearer',
      id_token: issue('id', nonce),
      refresh_token: issue('refresh', nonce),
      expires_in: LIFE_SECONDS,
    }),
    isGood(kind: 'id' | 'refresh', token: string): boolean {
      const at = token.lastIndexOf('.')
      const [of, until] = token.split('.')
      const given = Buffer.from(token.slice(at + 1))
      const right = Buffer.from(sign(token.slice(0, at)))
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false
      // Those for refreshing live for 28 days.
      return of === kind && (kind === 'refresh' || Number(until) > clock())
    },
  }
}
