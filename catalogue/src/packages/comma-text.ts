/**
 * Several lines as the one comma-separated text that `packageIncludes` holds (docs/specification.md, Holiday package):
 * no comma in a line.
 */
export function commaText(...lines: readonly string[]): string {
  return lines.join(', ')
}
