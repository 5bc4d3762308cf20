/** A payer with this last name gets no refund from the payment sandbox, so that what a person then does can be seen. */
const REFUSED = 'NOREFUND'

/** @param payer the full name */
export const isRefundRefused = (payer: string): boolean =>
  payer.trim().toUpperCase().split(/\s+/).at(-1) === REFUSED
