import { addons } from 'storybook/manager-api'
import { lightPages } from './brand.ts'
import { isTestStory } from './test-stories.ts'

addons.setConfig({
  theme: lightPages,
  sidebar: { showRoots: true, filters: { tests: ({ name }) => !isTestStory(name) } },
})
