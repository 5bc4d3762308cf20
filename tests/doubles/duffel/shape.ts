/** Where `made` lacks a field of the example, or has another type there. Null may stand for anything, as in Duffel's. */
export function differences(example: unknown, made: unknown, path = ''): string[] {
  if (example === null || made === null) return []
  if (Array.isArray(example)) {
    if (!Array.isArray(made)) return [`${path} is no list`]
    return made.slice(0, 1).flatMap((one) => differences(example[0], one, `${path}[]`))
  }
  if (typeof example === 'object') {
    if (typeof made !== 'object') return [`${path} is no object`]
    const fields: Record<string, unknown> = { ...made }
    return Object.entries(example).flatMap(([key, value]) =>
      key in fields
        ? differences(value, fields[key], `${path}.${key}`)
        : [`${path}.${key} is missing`],
    )
  }
  return typeof example === typeof made ? [] : [`${path} is a ${typeof made}`]
}
