import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { gatewayTokens, type GatewayTokenRow, type TokenRequest } from '../../../db/schema.ts'
import type { TextSeal } from '../../../db/text-seal.ts'
import type { Database } from '../../../db/types.ts'
import { GatewayError } from '../gateway.ts'
import type { BkashClient, BkashTokens } from './bkash-client.ts'

export interface TokenDeps {
  db: Database
  seal: TextSeal
  /** Epoch milliseconds. */
  clock: () => number
  newId: () => string
  wait: (ms: number) => Promise<unknown>
}

/** How long before its end a token is replaced. */
const RENEW_MS = 5 * MINUTE_MS
/** bKash blocks a merchant for an hour who refreshes more often in one. */
const REFRESHES_AN_HOUR = 2
/** Refreshes and tokens granted: more would be a fault of ours, and bKash would answer it with a block. */
const REQUESTS_AN_HOUR = 10
/** The pause after a grant that failed. bKash counts successful grants only, and is not called while it is away. */
const PAUSE_MS = 45_000
/** How long a lease lasts: longer than the request may take. */
const CLAIM_MS = 35_000
const LOOK_MS = 100
const LOOKS = 400

const storedSchema = z.object({ idToken: z.string(), refreshToken: z.string() })

/**
 * The merchant's token, shared by all processes through the database. The process that claims its row asks bKash,
 * outside any transaction; the others wait for the stored token, or take over when the claim is stale.
 */
export function createBkashTokens(deps: TokenDeps, client: BkashClient, appKey: string) {
  const account = `bkash ${appKey}`
  const own = eq(gatewayTokens.account, account)

  /** What this process is getting, for all its requests. */
  let getting: Promise<string> | null = null

  return {
    /** @throws GatewayError */
    get(): Promise<string> {
      getting ??= next().finally(() => (getting = null))
      return getting
    },
    /** bKash does not take this token: it is not used again. */
    async drop(idToken: string): Promise<void> {
      const row = await read()
      const token = await open(row)
      if (!row?.sealed || token?.idToken !== idToken) return
      await deps.db
        .update(gatewayTokens)
        .set({ sealed: null, expiresAt: null })
        .where(and(own, eq(gatewayTokens.sealed, row.sealed)))
    },
  }

  async function next(): Promise<string> {
    for (let look = 0; look < LOOKS; look += 1) {
      const row = await read()
      const token = await open(row)
      if (row && token && endsAfter(row, RENEW_MS)) return token.idToken
      const claim = await take(row?.sealed ?? null)
      if (claim) {
        try {
          return await renew(claim, token?.refreshToken ?? null)
        } catch (error) {
          // bKash gives no other now. If it does not take the old one either, it has not seen what was sent with it.
          if (!(error instanceof GatewayError) || !row || !token || !endsAfter(row, 0)) throw error
          return token.idToken
        }
      }
      // Another process renews it; until then the old one is good to its end.
      if (row && token && endsAfter(row, MINUTE_MS)) return token.idToken
      await deps.wait(LOOK_MS)
    }
    throw new GatewayError('another process has not got a token of bKash in time', { away: true })
  }

  async function read(): Promise<GatewayTokenRow | undefined> {
    const [row] = await deps.db.select().from(gatewayTokens).where(own)
    return row
  }

  async function open(row: GatewayTokenRow | undefined) {
    const text = row?.sealed ? await deps.seal.open(account, row.sealed) : null
    return text === null ? null : storedSchema.parse(JSON.parse(text))
  }

  function endsAfter({ expiresAt }: GatewayTokenRow, ms: number): boolean {
    return expiresAt !== null && expiresAt.getTime() > deps.clock() + ms
  }

  /**
   * @param seen what was stored when it was found to be of no use
   * @returns the claim with the requests of the last hour, or null while another holds one, or has stored a token since
   */
  async function take(
    seen: string | null,
  ): Promise<{ id: string; requests: TokenRequest[] } | null> {
    const now = deps.clock()
    const claim = { claimedBy: deps.newId(), claimedUntil: new Date(now + CLAIM_MS) }
    const { claimedUntil, sealed } = gatewayTokens
    const [row] = await deps.db
      .insert(gatewayTokens)
      .values({ account, requests: [], ...claim })
      .onConflictDoUpdate({
        target: gatewayTokens.account,
        set: claim,
        setWhere: and(
          or(isNull(claimedUntil), lt(claimedUntil, new Date(now))),
          seen === null ? isNull(sealed) : eq(sealed, seen),
        ),
      })
      .returning({ requests: gatewayTokens.requests })
    return row ? { id: claim.claimedBy, requests: row.requests } : null
  }

  async function renew(
    claim: { id: string; requests: TokenRequest[] },
    refreshToken: string | null,
  ): Promise<string> {
    const claimed = and(own, eq(gatewayTokens.claimedBy, claim.id))
    const now = deps.clock()
    const lately = claim.requests.filter(({ at }) => at > now - HOUR_MS)
    const counted = lately.filter(({ failed }) => !failed)
    const free = { claimedBy: null, claimedUntil: null }
    try {
      if (lately.some(({ failed, at }) => failed && at > now - PAUSE_MS)) {
        throw new GatewayError('bKash gave no token a moment ago', { away: true })
      }
      if (counted.length >= REQUESTS_AN_HOUR) {
        throw new GatewayError('bKash gave too many tokens within an hour', { away: true })
      }
      const tokens = (await refresh()) ?? (await grant())
      const sealed = await deps.seal.seal(
        account,
        JSON.stringify({ idToken: tokens.id_token, refreshToken: tokens.refresh_token }),
      )
      const expiresAt = new Date(now + tokens.expires_in * 1000)
      await deps.db
        .update(gatewayTokens)
        .set({ sealed, expiresAt, ...free })
        .where(claimed)
      return tokens.id_token
    } catch (error) {
      await deps.db.update(gatewayTokens).set(free).where(claimed)
      throw error
    }

    /** @returns null where it may not be refreshed, or bKash does not */
    async function refresh(): Promise<BkashTokens | null> {
      const refreshes = counted.filter(({ by }) => by === 'refresh').length
      if (refreshToken === null || refreshes >= REFRESHES_AN_HOUR) return null
      // Counted when it fails too: bKash counts what it is asked.
      counted.push({ by: 'refresh', at: now })
      await store(counted)
      try {
        return await client.refresh(refreshToken)
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error
        return null
      }
    }

    async function grant(): Promise<BkashTokens> {
      const granted: TokenRequest = { by: 'grant', at: deps.clock() }
      await store([...counted, granted])
      try {
        return await client.grant()
      } catch (error) {
        await store([...counted, { by: 'grant', at: deps.clock(), failed: true }])
        throw error
      }
    }

    /** Before the request leaves, so that a process that dies leaves it counted. Its claim begins anew with each. */
    async function store(requests: TokenRequest[]): Promise<void> {
      const claimedUntil = new Date(deps.clock() + CLAIM_MS)
      await deps.db.update(gatewayTokens).set({ requests, claimedUntil }).where(claimed)
    }
  }
}
export type BkashTokenSource = ReturnType<typeof createBkashTokens>
