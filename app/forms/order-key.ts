import { useEffect, useState } from 'react'

/** Where this tab keeps the key of the order that it is placing. */
const KEY = 'jatra.order-key'

/**
 * The idempotency key of a booking. It stays the same for an offer until its order has ended, so that a submission
 * whose answer was lost, and a way back from the gateway, lead to the one order that was made.
 * @param fresh a key that nobody has used, from the server
 * @param offer names the offer: another offer is another order
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

/** The order has ended, however it did: the next submission is a new one. */
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
