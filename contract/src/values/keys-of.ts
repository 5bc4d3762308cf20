/** The keys of an object that has no others than its type names, such as a constant. */
export function keysOf<Shape extends object>(whole: Shape): (keyof Shape & string)[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a type cannot say that an object has no further keys
  return Object.keys(whole) as (keyof Shape & string)[]
}

/** An object with a value for each of the keys. */
export function fromKeys<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  const entries = keys.map((key) => [key, valueOf(key)])
  // oxlint-disable-next-line typescript/consistent-type-assertions -- Object.fromEntries forgets which keys it was given
  return Object.fromEntries(entries) as Record<Key, Value>
}
