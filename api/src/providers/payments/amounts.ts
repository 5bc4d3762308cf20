/** Whether a gateway's decimal string is so many whole BDT: `12500`, `12500.0`, `12500.00`. */
export const isAmount = (said: string, bdt: number): boolean =>
  /^\d{1,9}(\.0{1,4})?$/.test(said) && Number(said) === bdt
