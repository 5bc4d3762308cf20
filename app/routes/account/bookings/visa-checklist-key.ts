/** A slot as forms name it: `0.passport`. @returns null for what is none */
export function readSlotKey(
  given: FormDataEntryValue | null,
): { traveler: number; itemId: string } | null {
  const found = typeof given === 'string' ? /^(\d)\.([a-z][A-Za-z0-9]{0,39})$/.exec(given) : null
  const [, traveler, itemId] = found ?? []
  return traveler === undefined || itemId === undefined
    ? null
    : { traveler: Number(traveler), itemId }
}
