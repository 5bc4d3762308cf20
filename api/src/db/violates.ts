/** Whether the database rejected a row because of this unique constraint or index. Drizzle wraps the driver's error. */
export function violates(error: unknown, constraint: string): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const { code, constraint: violated } = at as { code?: unknown; constraint?: unknown }
    if (code === '23505' && violated === constraint) return true
  }
  return false
}
