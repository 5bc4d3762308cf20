// `npm run chromatic`: publishes Storybook for review, with pictures of what a change can have touched (TurboSnap), each in
// the modes of .storybook/modes.ts. Needs CHROMATIC_PROJECT_TOKEN; without it there is nothing to do. Its options are in
// chromatic.config.json, and more can be given after `--`.
import { run } from './project.mjs'

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  // By these statistics TurboSnap finds the stories that lean on a changed file.
  run('storybook', ['build', '--output-dir', 'storybook-static', '--quiet', '--stats-json'])
  run('chromatic', process.argv.slice(2))
} else {
  console.log('Skipped: CHROMATIC_PROJECT_TOKEN is not set.')
}
