import { composeStories, type Meta } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { BookedAtMidnight, PrintsTheHour } from './own-scenes.tsx'

interface StoryFile {
  default: Meta
}

const files = import.meta.glob<StoryFile>(
  // Whole pages ask a service worker first; the site's own specs hydrate them.
  ['../../stories/**/*.stories.tsx', '!../../stories/Flows/**'],
  { eager: true },
)

/** The Overview of each widget by `Group/Widget/Overview`, and scenes of this test's own: what is rendered and hydrated. */
export const scenes: ReadonlyMap<string, ComponentType> = new Map([
  ...Object.values(files).flatMap((file) =>
    Object.entries<ComponentType>(composeStories(file, {}))
      .filter(([name]) => name === 'Overview')
      .map(([name, Story]) => [`${file.default.title}/${name}`, Story] as const),
  ),
  ['own/PrintsTheHour', PrintsTheHour],
  ['own/BookedAtMidnight', BookedAtMidnight],
])
