/**
 * How Chromatic takes a picture of each story, by the toolbar's own settings: each theme, width and language once. The
 * other combinations are in the pictures of `tests/visual`.
 */
export const modes = {
  'light on a desktop': { theme: 'light', viewport: 'desktop', language: 'en' },
  'dark on a phone': { theme: 'dark', viewport: 'phone', language: 'en' },
  'Bangla on a phone': { theme: 'light', viewport: 'phone', language: 'bn' },
} as const
