/** Whole BDT of a gateway's decimal string: the books have nothing below one taka. Null for what is no sum of money. */
export function wholeBdt(said: string): number | null {
  const bdt = /^\d{1,9}(\.\d{1,4})?$/.test(said) ? Math.floor(Number(said)) : 0
  return bdt > 0 ? bdt : null
}

/** Whether a gateway's decimal string is this amount of whole BDT: `12500`, `12500.0`, `12500.00`. */
export const isAmount = (said: string, bdt: number): boolean =>
  /^\d{1,9}(\.0{1,4})?$/.test(said) && Number(said) === bdt
