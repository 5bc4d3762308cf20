import { hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { MiddlewareHandler } from 'hono'
import { MAX_USER_AGENT } from '@jatra/contract/account/device-endpoints'
import type { Logger } from '@jatra/contract/observability/logging'
import { loggedPath } from '@jatra/contract/observability/logged-path'
import { requestIdOf } from '@jatra/contract/http/request-id'
import { problemResponse } from '../http/problem-response.server.ts'
import { renameRequest } from '../observability/request-scope.server.ts'

/** Carries the site's proof to the API on another host, which believes the visitor's address by nothing else. */
export const PROOF_HEADER = 'x-jatra-site-proof'

const ISSUER = 'jatra-site'
/** How long a proof holds, and how far the two hosts' clocks may be apart, in seconds. */
const HOLDS = 60
const CLOCK_TOLERANCE = 30

/** On whose behalf the site asks. */
export interface SiteVisitor {
  clientIp: string
  userAgent?: string | undefined
}

export interface SiteProof {
  /** @param url of the proven request: its path and query are signed */
  sign(method: string, url: URL, visitor: SiteVisitor): Promise<string>
  /** The visitor, or null when the proof is not ours, too old, or for another request. */
  verify(proof: string, method: string, url: URL): Promise<SiteVisitor | null>
}

/**
 * @param secrets API_SECRET: the first signs, all verify, so that they can be rotated
 * @param now epoch milliseconds
 */
export function createSiteProof(
  secrets: readonly string[],
  now: () => number = Date.now,
): SiteProof {
  const keys = secrets.map(
    (secret) => new Uint8Array(hkdfSync('sha256', secret, '', 'jatra site proof', 32)),
  )
  return {
    async sign(method, url, { clientIp, userAgent }) {
      const [key] = keys
      if (!key) throw new Error('API_SECRET is needed')
      const claims = {
        htm: method,
        htu: url.pathname + url.search,
        ip: clientIp,
        ...(userAgent && { ua: userAgent.slice(0, MAX_USER_AGENT) }),
      }
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setIssuedAt(Math.floor(now() / 1000))
        .sign(key)
    },
    async verify(proof, method, url) {
      for (const key of keys) {
        try {
          const { payload } = await jwtVerify(proof, key, {
            algorithms: ['HS256'],
            issuer: ISSUER,
            maxTokenAge: HOLDS,
            clockTolerance: CLOCK_TOLERANCE,
            currentDate: new Date(now()),
          })
          const { htm, htu, ip, ua } = payload
          if (htm !== method || htu !== url.pathname + url.search) return null
          if (typeof ip !== 'string') return null
          return { clientIp: ip, userAgent: typeof ua === 'string' ? ua : undefined }
        } catch {
          // Signed with another secret, forged or too old: try the next.
        }
      }
      return null
    },
  }
}

/**
 * Reads the proof of a request that carries one. A wrong proof is answered 503 and logged, not 403: a secret that
 * differs between the hosts would then sign every visitor out. A proven request keeps the id that the site gave it, so
 * that the logs of both hosts agree.
 */
export function readSiteProof(
  proof: SiteProof,
  log: Logger,
): MiddlewareHandler<{ Variables: { requestId: string; siteVisitor?: SiteVisitor } }> {
  return async (context, next) => {
    const given = context.req.header(PROOF_HEADER)
    if (given === undefined) return next()
    const { method, url, path } = context.req
    const visitor = await proof.verify(given, method, new URL(url))
    if (!visitor) {
      const because = 'API_SECRET is not the same on both hosts, or their clocks differ'
      log.warn('site_proof_rejected', { path: loggedPath(path), because })
      return problemResponse(context, 'provider_unavailable', 'siteUnavailable')
    }
    context.set('siteVisitor', visitor)
    const requestId = requestIdOf(context.req.raw.headers)
    if (requestId) {
      context.set('requestId', requestId)
      renameRequest(requestId)
    }
    return next()
  }
}
