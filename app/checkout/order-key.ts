import { useEffect, useState } from 'react'

/** Storage key of the current order's idempotency key. */
const KEY = 'jatra.order-key'

/**
 * The idempotency key of a booking. It stays the same for an offer until its order is final, so a retry after a network
 * error or after going back from the gateway finds the existing order.
 * @param fresh an unused key from the server
 * @param offer id of the offer; another offer is another order
 */
export function useOrderKey(fresh: string, offer: string): string {
  const [key, setKey] = useState(fresh)
  useEffect(() => {
    const kept = read()
    if (kept?.offer === offer) setKey(kept.key)
    else keep({ offer, key: fresh })
  }, [fresh, offer])
  return key
}

/** The order is final: the next submission is a new one. */
export function dropOrderKey(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage every page load is a new order.
  }
}

function read(): { offer: string; key: string } | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null
    const { offer, key } = kept ?? {}
    return typeof offer === 'string' && typeof key === 'string' ? { offer, key } : null
  } catch {
    return null
  }
}

function keep(value: { offer: string; key: string }): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(value))
  } catch {
    // See dropOrderKey.
  }
}
