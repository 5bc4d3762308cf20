/** Several lines as the one comma-separated text that `packageIncludes` holds (spec section 3): no comma in a line. */
export function commaText(...lines: readonly string[]): string {
  return lines.join(', ')
}
