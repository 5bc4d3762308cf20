/** Header with the id of a request between proxy, site, API and client. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** What proxies make of it: UUIDs, hex, base64url. Anything else could forge a log line or fill it. */
const WELL_FORMED = /^[\w.-]{8,64}$/

/** The request id given by a trusted proxy; null when there is none in the allowed form. */
export function requestIdOf(headers: Headers): string | null {
  const given = headers.get(REQUEST_ID_HEADER)
  return given !== null && WELL_FORMED.test(given) ? given : null
}

/** Twelve hex characters: short enough to be read out on the telephone. */
export function newRequestId(): string {
  return crypto.randomUUID().slice(-12)
}
