/** The address of a page around signing in that knows where its visitor wanted to go. */
export const withReturn = (path: string, redirectTo: string): string =>
  redirectTo === '/' ? path : `${path}?${new URLSearchParams({ redirectTo })}`
