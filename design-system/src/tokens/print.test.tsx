import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { Footer } from '../footer/index.ts'
import { Header } from '../header/index.ts'
import { sky } from '../illustrations/picture.css.ts'
import { SkipLink } from '../skip-link/index.ts'
import { vars } from './index.ts'

const html = document.documentElement
const valueOf = (token: string) =>
  getComputedStyle(html).getPropertyValue(token.slice('var('.length, -1)).trim()
const shown = () => [vars.color.surface.page, vars.color.text.default, sky].map(valueOf)
const emulate = (media: 'screen' | 'print', scheme: 'light' | 'dark') =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })

afterEach(async () => {
  delete html.dataset.theme
  await emulate('screen', 'light')
})

test.each(['the system', 'the page'])('paper is light when %s is dark', async (asker) => {
  await emulate('screen', 'light')
  const light = shown()
  if (asker === 'the page') html.dataset.theme = 'dark'
  else await emulate('screen', 'dark')
  expect(shown()).not.toEqual(light)
  await emulate('print', asker === 'the page' ? 'light' : 'dark')
  expect(shown()).toEqual(light)
  expect(getComputedStyle(html).colorScheme).toBe('light')
})

test('what only leads elsewhere is not printed', async () => {
  render(
    <>
      <SkipLink />
      <Header user={null} />
      <main>Itinerary</main>
      <Footer phone="+880 9600 000000" email="help@jatra.example" year={2026} />
    </>,
  )
  const printed = () =>
    [...document.querySelectorAll('a, button')].filter((one) => one.checkVisibility())
  expect(printed()).not.toEqual([])
  await emulate('print', 'light')
  expect(printed()).toEqual([])
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(screen.getByText('Itinerary').checkVisibility()).toBe(true)
})
