/** Limits of one visitor's state; the oldest entries are evicted first. */
export const LIMITS = {
  accounts: 20,
  tokens: 50,
  resets: 20,
  confirmations: 20,
  emails: 50,
  loginCodes: 20,
  searches: 50,
  orders: 200,
  idempotency: 200,
  packages: 20,
  visas: 20,
  visaStatuses: 60,
  documents: 300,
  travelers: 300,
  passportDrafts: 60,
}

/** Adds to a map and forgets its oldest entry when it holds more than `max`. */
export function remember<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  value: Value,
  max: number,
): void {
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= max) break
    map.delete(oldest)
  }
}
