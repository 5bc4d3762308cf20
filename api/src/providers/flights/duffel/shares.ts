/** Ten thousandths of the currency: of a share of nine, less than a paisa is lost. */
const PLACES = 4

/**
 * What one traveller has of a price that was said for everybody. Duffel says no price of a single traveller, so those
 * with a seat have equal shares, rounded down, and an infant's fare is in them.
 * @param tax null where it was not said
 * @param seats null for an infant
 */
export function shareOf(
  total: string,
  tax: string | null,
  seats: number | null,
): { total: string; base: string; tax?: string } {
  const share = (amount: string) => (seats === null ? 0n : scaled(amount) / BigInt(seats))
  const whole = share(total)
  if (tax === null) return { total: written(whole), base: written(whole) }
  const taxed = share(tax) < whole ? share(tax) : whole
  return { total: written(whole), base: written(whole - taxed), tax: written(taxed) }
}

function scaled(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(PLACES, '0').slice(0, PLACES))
}

/** With two decimals, or as many more as it has. */
function written(value: bigint): string {
  const digits = String(value).padStart(PLACES + 1, '0')
  const fraction = digits.slice(-PLACES).replace(/0{1,2}$/, '')
  return `${digits.slice(0, -PLACES)}.${fraction}`
}
