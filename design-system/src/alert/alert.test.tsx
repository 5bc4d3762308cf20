import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Alert } from './index.ts'

test('critical interrupts, and says that it is an error', async () => {
  render(
    <Alert tone="critical" title="The flights did not load" action={<button>Try again</button>}>
      Check the connection.
    </Alert>,
  )
  const alert = page.getByRole('alert')
  await expect
    .element(alert)
    .toHaveTextContent('The flights did not loadCheck the connection.Try again')
  await expect.element(alert.getByRole('img', { name: 'Error' })).toBeVisible()
  await expect.element(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test.each([
  ['warning', 'Warning'],
  ['positive', 'Success'],
  ['info', 'Information'],
] as const)('%s waits for its turn, with its tone in a word', async (tone, word) => {
  render(<Alert tone={tone}>Prices are in BDT.</Alert>)
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('Prices are in BDT.')
  await expect.element(status.getByRole('img', { name: word })).toBeVisible()
})

test('what is part of the page from the start is not announced', async () => {
  render(
    <Alert tone="critical" live={false}>
      The passport expires soon.
    </Alert>,
  )
  await expect.element(page.getByText('The passport expires soon.')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
