import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isTestStory } from '../../.storybook/test-stories.ts'

const index = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url))

interface Entry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
}

function entriesOf(type: Entry['type']): Entry[] {
  if (!existsSync(index)) throw new Error('No storybook-static: run npm run build-storybook first')
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> }
  return Object.values(entries).filter((entry) => entry.type === type)
}

const stories = () => entriesOf('story')
const shelfOf = (title: string) => title.split('/')[0] ?? ''

/** Every docs page of the built Storybook. */
export const docsPages: readonly Entry[] = entriesOf('docs')

export const storyIds: readonly string[] = stories().map(({ id }) => id)

/** What the sidebar lists first: 'Forms' of 'Forms/TextField'. Flows are whole pages, and have no controls. */
export const shelves: readonly string[] = [
  ...new Set(stories().map((story) => shelfOf(story.title))),
].filter((shelf) => shelf !== 'Flows')

/** The stories of a shelf that the sidebar shows. */
export const shownStories = (shelf: string): readonly string[] =>
  stories()
    .filter(({ title, name }) => shelfOf(title) === shelf && !isTestStory(name))
    .map(({ id }) => id)

/** The ids of the stories that show all states of a widget at once, as the built Storybook lists them. */
export const overviews: readonly string[] = stories()
  .filter((story) => story.name === 'Overview')
  .map((story) => story.id)

/** Widgets that show the story's own words alone, which are the same in each language; by their id without `--overview`. */
const WITHOUT_OWN_WORDS: readonly string[] = [
  'account-avatar',
  'actions-button',
  'actions-link',
  'feedback-alert',
  'feedback-badge',
  'feedback-emptystate',
  'feedback-skeleton',
  'flights-airlinemark',
  'forms-checkbox',
  'forms-numberstepper',
  'forms-pricerangeslider',
  'forms-radiocards',
  'forms-segmentedcontrol',
  'layout-card',
  'layout-divider',
  'layout-stack',
  'layout-tabs',
  'layout-visuallyhidden',
  'overlays-dialog',
  'patterns-empty-and-error-states',
  'search-searchcell',
  'search-swapbutton',
  'shell-comingsoon',
]

/** Whether an Overview looks different in Bangla. The foundations name tokens, whose docs are English. */
export const differsInBangla = (story: string) =>
  !story.startsWith('foundations-') && !WITHOUT_OWN_WORDS.includes(story.replace('--overview', ''))

/** The widgets that have stories, but none that shows them all at once. */
export const withoutOverview: readonly string[] = [
  ...new Set(stories().map((story) => story.title)),
].filter(
  (title) =>
    // Pages of measured figures show tables.
    !title.startsWith('Engineering/') &&
    // They show widgets in another brand, other columns and other languages, for their docs pages.
    !['Theming', 'Columns', 'Languages'].includes(title.replace('Foundations/', '')) &&
    // A page shows one state at a time.
    !title.startsWith('Flows/') &&
    !stories().some((story) => story.title === title && story.name === 'Overview'),
)
