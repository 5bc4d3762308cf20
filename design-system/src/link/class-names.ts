/** The widget's own classes and those that its caller adds. */
export const classNames = (own: string, added: string | undefined) =>
  added ? `${own} ${added}` : own
