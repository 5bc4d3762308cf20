import type { WidgetId } from './widget-ids.ts'

interface Absent {
  /** What other design systems call it. */
  words: readonly [string, ...string[]]
  use: WidgetId
  /** How that serves. */
  how: string
}

/** Widgets that people look for and that are not here, with what to use. Storybook's search and its index read it. */
export const absent: readonly Absent[] = [
  {
    words: ['Accordion'],
    use: 'flight-summary',
    how: 'It opens and closes one part. Several stand below each other, and each is opened by itself.',
  },
  {
    words: ['Breadcrumbs'],
    use: 'link',
    how: 'Pages are two levels deep: one link leads back, and names the page that it leads to.',
  },
  {
    words: ['Snackbar'],
    use: 'alert',
    how: 'It stands in the page until it is no longer true, so that nobody misses it.',
  },
  {
    words: ['Drawer', 'Bottom sheet', 'Side sheet'],
    use: 'dialog',
    how: 'Its Sheet opens from the lower edge of a phone and from the side of a desktop.',
  },
  {
    words: ['Spinner', 'Loader'],
    use: 'skeleton',
    how: 'It has the shape of what loads, so the page does not shift. A button has loading.',
  },
  {
    words: ['Switch'],
    use: 'checkbox',
    how: 'What is chosen in a form takes effect when the form is sent.',
  },
  {
    words: ['Infinite scroll'],
    use: 'button',
    how: 'A secondary button at the end of the list shows more of it.',
  },
  {
    words: ['Tag input', 'Chip input'],
    use: 'multi-select',
    how: 'What is chosen stands in the field, each with a button that takes it out.',
  },
  {
    words: ['Floating action button'],
    use: 'button',
    how: 'The one vermilion button stands at the end of what it completes.',
  },
  {
    words: ['Rating'],
    use: 'package-card',
    how: 'It shows the stars of a package; nothing is rated here.',
  },
]

/** What to use in place of a widget that has the words asked for in its name. */
export function absentFor(asked: string): Absent | undefined {
  const query = asked.trim().toLowerCase()
  if (query.length < 3) return
  return absent.find(({ words }) => words.some((word) => word.toLowerCase().startsWith(query)))
}
