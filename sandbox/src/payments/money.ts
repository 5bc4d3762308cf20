/** Money as gateways write it: `12500`, `12500.5` or `12500.50`. */
export const isMoney = (text: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(text)
export const inPaisa = (amount: string): number => Math.round(Number(amount) * 100)
export const fromPaisa = (paisa: number): string => (paisa / 100).toFixed(2)
