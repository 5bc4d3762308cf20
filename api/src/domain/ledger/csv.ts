/**
 * One line of CSV (RFC 4180), with its line end. Text that a spreadsheet would take for a formula gets an apostrophe in
 * front (OWASP, CSV injection).
 */
export function csvLine(fields: readonly (string | number)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`
}

function csvField(field: string | number): string {
  if (typeof field === 'number') return String(field)
  const text = /^[=+\-@\t\r\n]/.test(field) ? `'${field}` : field
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
