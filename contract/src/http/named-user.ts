/** An owner's endpoint names the account in its path, or in its body where the path has none. */
export function namedUserId(input: { params?: unknown; body?: unknown }): unknown {
  return userIdOf(input.params) ?? userIdOf(input.body)
}

function userIdOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'userId' in value ? value.userId : undefined
}
