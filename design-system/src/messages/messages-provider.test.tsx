import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bangla } from '../bangla/index.ts'
import { Countdown } from '../countdown/index.ts'
import { DatePicker } from '../date-picker/index.ts'
import { RadioCards } from '../radio-cards/index.ts'
import { FlightSearchForm } from '../hero-search/index.ts'
import { NumberStepper } from '../number-stepper/index.ts'
import { MessagesProvider } from './index.ts'

const catalogues = import.meta.glob<Record<string, unknown>>('../*/*.bn.ts', { eager: true })
const now = () => Date.parse('2026-11-21T06:00:00Z')
const ignore = () => undefined

test('every catalogue in Bangla that the site is built with is in the package', () => {
  const given: readonly unknown[] = Object.values(bangla)
  const missing = Object.entries(catalogues).flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter(([name, value]) => name !== 'plural' && !given.includes(value))
      .map(([name]) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('in Bangla no word of a search is left in English, in its dialogs neither', async () => {
  await page.viewport(1280, 900)
  const { container } = render(
    <MessagesProvider messages={bangla}>
      <Countdown endsAt="2026-11-21T06:14:05Z" now={now} />
      <FlightSearchForm today="2026-11-21" search={async () => []} />
    </MessagesProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: bangla.flightSearch.submit }))
  await userEvent.click(page.getByLabelText(bangla.flightSearch.departure))
  await expect.element(page.getByRole('grid').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: new RegExp(bangla.passengers.trigger) }))
  await expect.element(page.getByRole('dialog', { name: bangla.passengers.title })).toBeVisible()
  expect(latinIn(container)).toEqual([])
  expect(latinIn(document.body)).toEqual([])
})

test('a typed day is read in the language of the field, and said in it', async () => {
  render(
    <MessagesProvider messages={bangla}>
      <DatePicker
        label="Day"
        today="2026-11-21"
        min="2026-11-21"
        value={null}
        onValueChange={ignore}
      />
    </MessagesProvider>,
  )
  const field = page.getByRole('textbox', { name: 'Day' })
  await userEvent.fill(field, '২০ নভে ২০২৬')
  await userEvent.keyboard('{Escape}{Tab}')
  await expect
    .element(field)
    .toHaveAccessibleDescription(expect.stringContaining('শনিবার, ২১ নভেম্বর ২০২৬'))
})

test('a number is written in the digits of the language, and sent in Latin ones', async () => {
  render(
    <MessagesProvider messages={bangla}>
      <form aria-label="party">
        <NumberStepper label="Adults" name="adults" defaultValue={2} />
      </form>
    </MessagesProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: bangla.numberStepper.more('Adults') }))
  expect(screen.getByRole('spinbutton')).toHaveValue('৩')
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'party' })
  expect(new FormData(form).get('adults')).toBe('3')
})

test('what a provider leaves out stays English, and a prop goes before it', () => {
  render(
    <MessagesProvider messages={{ countdown: { ...bangla.countdown, label: 'Noch' } }}>
      <Countdown endsAt="2026-11-21T06:14:05Z" now={now} />
      <Countdown endsAt="2026-11-21T06:14:05Z" now={now} label="Left" />
      <NumberStepper label="Adults" />
    </MessagesProvider>,
  )
  expect(screen.getByText('Noch')).toBeVisible()
  expect(screen.getByText('Left')).toBeVisible()
  expect(screen.getByRole('button', { name: 'One more: Adults' })).toBeVisible()
})

test('a group says in the language that it need not be answered', () => {
  render(
    <MessagesProvider messages={bangla}>
      <RadioCards label="Pay" required={false} options={[{ value: 'a', title: 'Now' }]} />
    </MessagesProvider>,
  )
  expect(screen.getByRole('radiogroup').textContent).toContain(bangla.field.optional)
})

/** Latin words that are shown or read out; codes of airports are none. */
function latinIn(root: HTMLElement): string[] {
  const named = [...root.querySelectorAll('[aria-label], [placeholder], [title]')]
  const texts = named.flatMap((each) =>
    ['aria-label', 'placeholder', 'title'].map((name) => each.getAttribute(name) ?? ''),
  )
  return [...texts, root.innerText].flatMap((text) => text.match(/[a-z]{3,}/gi) ?? [])
}
