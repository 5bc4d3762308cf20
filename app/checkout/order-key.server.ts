import type { AppContext } from '~/server/context.server.ts'

/**
 * The idempotency key for a checkout's form: a fresh one, which the tab exchanges for its own (order-key.ts), or the one
 * that was sent from this address without script, since such a form is loaded anew by the way back from the gateway.
 */
export function orderKeyFor(
  { session, newId }: Pick<AppContext, 'session' | 'newId'>,
  request: Request,
): string {
  const { checkout } = session.data
  return checkout?.at === addressOf(request) ? checkout.key : newId()
}

/** Keeps the key of a form that was sent without script. */
export function keepOrderKey(
  { session, byScript }: Pick<AppContext, 'session' | 'byScript'>,
  request: Request,
  key: string,
): void {
  if (!byScript) session.keepCheckout({ at: addressOf(request), key })
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
