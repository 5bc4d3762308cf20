import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { widgetIds, type WidgetId } from './widget-ids.ts'

const src = new URL('../src/', import.meta.url)
const read = (id: string, matching: (name: string) => boolean) =>
  readdirSync(new URL(`${id}/`, src), { encoding: 'utf8' })
    .filter(matching)
    .map((name) => readFileSync(new URL(`${id}/${name}`, src), 'utf8'))
    .join('\n')
const code = (id: WidgetId) =>
  read(id, (name) => /\.tsx?$/.test(name) && !/\.test\.|\.css\.|\.docs\./.test(name))
const tests = (id: WidgetId) => read(id, (name) => /\.test\.tsx$/.test(name))

/** Widgets whose code matches `uses`, but for those that are left out for a reason. */
const implementers = (uses: RegExp, leftOut: Partial<Record<WidgetId, string>> = {}) =>
  widgetIds.filter((id) => uses.test(code(id)) && !(id in leftOut))

test.each(
  implementers(/from '\.\.\/dialog\/index\.ts'|usePopupDismissal/, {
    'airport-autocomplete': 'Its sheet covers the screen, so nothing can be pressed outside of it.',
    combobox: 'Its suite closes the list alone in a dialog.',
    'multi-select': 'Its suite closes the list alone in a dialog.',
  }),
)('%s is held to the overlay suite', (id) => {
  expect(tests(id)).toMatch(/\b(overlaySuite|blockingSuite)\(/)
})

test.each(implementers(/role="combobox"|'combobox'|useCombobox\(/))(
  '%s is held to the combobox suite',
  (id) => {
    expect(tests(id)).toMatch(/\bcomboboxSuite\(/)
  },
)

test.each(
  implementers(/<(FieldFrame|GroupFrame|fieldset)\b/, {
    'airport-autocomplete': 'Its frame is the search cell; the frame is of the field in its sheet.',
    combobox: 'Its frame is the search cell; label, hint and error are in its own tests.',
    'date-picker': 'Its frame is the search cell; the frame is of the entry in its sheet.',
    'delivery-method': 'Its group holds fields of the page.',
    'file-drop': 'What it sends are files.',
    'filter-panel': 'Its groups are parts of one form.',
    'payment-options': 'It has no hint, and only its options are disabled, one by one.',
    'price-range-slider': 'What it sends are two values.',
    'rooms-and-travelers': 'Its groups hold steppers.',
    'date-parts': 'What it sends are three values.',
    'segmented-control': 'It has neither hint nor error.',
    'traveler-form': 'Its group holds whole fields.',
  }),
)('%s is held to the field or the group suite', (id) => {
  expect(tests(id)).toMatch(/\b(fieldSuite|groupSuite)\(/)
})

test('every picker of days is held to the grid suite', () => {
  const pickers = readFileSync(new URL('date-picker/index.ts', src), 'utf8').match(/\b\w+Picker\b/g)
  for (const picker of new Set(pickers)) {
    expect(tests('date-picker')).toContain(`gridSuite('${picker}'`)
  }
  expect(implementers(/from 'react-day-picker'/)).toEqual(['date-picker'])
})

test.each(
  implementers(/<(input|select|textarea|NumberStepper|SegmentedControl|SelectField|TextField)\b/, {
    'search-cell': 'It surrounds a control of another widget.',
    'multi-city-editor': 'The form around it sends its flights.',
  }),
)('what %s puts into the form is tested', (id) => {
  expect(tests(id)).toMatch(/\b(FormData|renderInForm|fieldSuite|groupSuite)\b/)
})
