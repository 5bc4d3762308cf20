import { useEffect, useState } from 'react'
import { z } from 'zod'
import { keepInTab, readFromTab, removeFromTab } from '~/forms/tab-storage.ts'

/** The key as a form sends it. It travels on as a header: visible ASCII, nothing else. */
export const orderKeySchema = z.string().regex(/^[\x21-\x7e]{1,100}$/)

/** Storage key of the current order's idempotency key. */
const KEY = 'jatra.order-key'
const storedSchema = z.object({ offer: z.string(), key: z.string() })

/**
 * The idempotency key of a booking. It stays the same for an offer until its order is final, so a retry after a network
 * error or after going back from the gateway finds the existing order.
 * @param fresh an unused key from the server
 * @param offer id of the offer; another offer is another order
 */
export function useOrderKey(fresh: string, offer: string): string {
  const [key, setKey] = useState(fresh)
  useEffect(() => {
    const stored = readFromTab(KEY, storedSchema)
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not know what this tab keeps
    if (stored?.offer === offer) setKey(stored.key)
    else keepInTab(KEY, { offer, key: fresh })
  }, [fresh, offer])
  return key
}

/** The order is final: the next submission is a new one. */
export function dropOrderKey(): void {
  removeFromTab(KEY)
}
