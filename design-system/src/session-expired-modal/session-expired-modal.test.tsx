import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { blockingSuite } from '../testing/suites.ts'
import { SessionExpiredModal } from './index.ts'

function Scene() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open it</button>
      <SessionExpiredModal open={open} />
    </>
  )
}
blockingSuite('SessionExpiredModal', {
  widget: () => <Scene />,
  role: 'dialog',
  name: 'Session Expired',
})

it('says what happened, leads to a new search, and nothing else closes it', async () => {
  render(<SessionExpiredModal open />)
  const dialog = screen.getByRole('dialog', { name: 'Session Expired' })
  expect(dialog.textContent).toContain('Your session has expired. Please search again.')
  const again = screen.getByRole('link', { name: 'Search Again' })
  expect(again.getAttribute('href')).toBe('/')
  expect(document.activeElement).toBe(again)
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBe(dialog)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(getComputedStyle(document.body).overflow).toBe('hidden')
})
