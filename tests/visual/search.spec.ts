import { expect } from '@playwright/test'
import { test } from './story-page.ts'

/** What a designer from elsewhere types, and the docs page that is found. */
const known = [
  ['modal', 'Overlays / Dialog'],
  ['popup', 'Overlays / Dialog'],
  ['input', 'Forms / TextField'],
  ['textbox', 'Forms / TextField'],
  ['dropdown', 'Forms / TextField'],
  ['calendar', 'Search / DatePicker'],
  ['accordion', 'Flights / FlightSummary'],
  ['toggle', 'Forms / SegmentedControl'],
  ['banner', 'Feedback / Alert'],
  ['typeahead', 'Search / Combobox'],
  ['stepper', 'Forms / NumberStepper'],
  ['chip', 'Feedback / Badge'],
  ['spinner', 'Feedback / Skeleton'],
  ['snackbar', 'Feedback / Alert'],
  ['pagination', 'Layout / DataTable'],
] as const

test('the search of the sidebar finds widgets by what other design systems call them', async ({
  page,
  origin,
}) => {
  // The search is in Storybook's own frame: the page beside it need not load.
  await page.route('**/iframe.html*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Story</title>' }),
  )
  await page.goto(`${origin}/?path=/docs/index--docs`)
  const search = page.getByRole('searchbox', { name: 'Search for components' })
  for (const [word, name] of known) {
    await search.fill(word)
    await expect(
      page.getByRole('option', { name: `Docs ${name}`, exact: true }),
      word,
    ).toBeVisible()
  }
})
