/**
 * Answers by which what stands in front of a gateway says that it passed nothing on. Not 408 and 499, which are of requests
 * that took too long: those may have arrived.
 */
const statuses: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 413, 415, 425, 429])

/** Whether the gateway never saw a request that was answered so (RFC 9110; 425: RFC 8470). @param status of HTTP */
export const isTurnedAway = (status: number): boolean => statuses.has(status)
