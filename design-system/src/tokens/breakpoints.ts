/** Layouts are drawn at 360, 768 and 1280 px first. */
export const from = {
  tablet: 'screen and (min-width: 768px)',
  desktop: 'screen and (min-width: 1024px)',
} as const

/**
 * The same for a widget, by the room that it has itself: the column that it stands in (a container) may be narrower than
 * the window. What a tablet and a desktop leave between their edges.
 */
export const within = {
  tablet: '(min-width: 600px)',
  desktop: '(min-width: 800px)',
} as const

/** So many columns side by side where each has at least the least width, else as many as have. */
export const upTo = (columns: number, least: string, gap: string): string =>
  `repeat(auto-fill, minmax(max(min(100%, ${least}), (100% - ${columns - 1} * ${gap}) / ${columns} - 0.5px), 1fr))`
