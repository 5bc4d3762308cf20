import { storyLanguage } from './story-language.ts'

/** Sets on <html> what the app's shell would set: theme, text size, direction, language. */
export function setPage({ theme, zoom, direction }: Record<string, unknown>): void {
  const html = document.documentElement
  html.dataset.theme = typeof theme === 'string' ? theme : 'light'
  // In an address the value comes back as a number.
  html.style.fontSize = String(zoom) === '200' ? '200%' : ''
  html.dir = direction === 'rtl' ? 'rtl' : 'ltr'
  html.lang = storyLanguage
}
