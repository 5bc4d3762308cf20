import { hash, verify } from '@node-rs/argon2'
import { DomainError } from '@jatra/contract/http/problem'

/** Hashes and verifies passwords. Injected, so that tests can count the calls. */
export interface Hasher {
  hash(password: string): Promise<string>
  /** Whether the password matches. With {@link DUMMY_HASH} it takes the same time and returns false. */
  verify(hash: string, password: string): Promise<boolean>
}

/** argon2id (the library's default kind) with OWASP's parameters. Memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a random password, so that an unknown user costs the same work as a known one. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$s0N0idMhbq99RdiZWiZ7Mw$F3zBHFlv8/4KHyumVQ3NSqnkrhY8IbwFYz81lgePju8'

/** Each hash takes 19 MiB and a thread of the pool that files and names share. */
const AT_ONCE = 2
/** About two seconds of work: later requests are rejected with Retry-After. */
const WAITING_AT_MOST = 200

/** argon2id, a few at a time: a burst of logins waits or is rejected, so that memory stays bounded. */
export function createHasher(atOnce = AT_ONCE, waitingAtMost = WAITING_AT_MOST): Hasher {
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) {
        throw new DomainError('provider_unavailable', 'manySigningIn', {
          retryAfter: 5,
        })
      }
      // A finished task hands its slot to the next one, so `running` does not change in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    verify: (stored, password) => inTurn(() => verify(stored, password)),
  }
}
