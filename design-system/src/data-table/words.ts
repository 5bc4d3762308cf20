export const words = {
  /** How many rows there are; `total` is not known of a long list that is read page by page. */
  count: (shown: number, total: number | undefined) =>
    total === undefined
      ? `${shown} on this page`
      : shown < total
        ? `${shown} of ${total}`
        : `${total}`,
  sortBy: (column: string) => `Sort by ${column}`,
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages',
} as const
