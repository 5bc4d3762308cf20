import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { fetchEarly, late } from './late.tsx'

const refused = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('is shown once its script has come', async () => {
  const Greeting = late(() => Promise.resolve(({ name }: { name: string }) => <p>Hello {name}</p>))
  render(
    <Suspense fallback={null}>
      <Greeting name="Rahim" />
    </Suspense>,
  )
  expect(await screen.findByText('Hello Rahim')).toBeTruthy()
})

test('shows an error in its place when it cannot be loaded, and leaves the page as it is', async () => {
  const Calendar = late<object>(refused)
  render(
    <>
      <input aria-label="Name" defaultValue="Rahim" />
      <Suspense fallback={null}>
        <Calendar />
      </Suspense>
    </>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Rahim')
})

test('a script that is prefetched and fails causes no error', async () => {
  const complaints: unknown[] = []
  const listen = (event: PromiseRejectionEvent) => complaints.push(event.reason)
  addEventListener('unhandledrejection', listen)
  fetchEarly(refused)
  await new Promise((resolve) => setTimeout(resolve))
  removeEventListener('unhandledrejection', listen)
  expect(complaints).toEqual([])
})
