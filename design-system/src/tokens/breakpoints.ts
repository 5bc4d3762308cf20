/** Layouts are drawn at 360, 768 and 1280 px first. */
export const from = {
  tablet: 'screen and (min-width: 768px)',
  desktop: 'screen and (min-width: 1024px)',
} as const
