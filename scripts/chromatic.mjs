// `npm run chromatic`: publishes Storybook for review. Needs CHROMATIC_PROJECT_TOKEN.
import { run } from './project.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is missing: set it to the token of the Chromatic project, then try again.',
  )
  process.exit(1)
}
run('chromatic', ['--exit-zero-on-changes', '--build-script-name', 'build-storybook'])
