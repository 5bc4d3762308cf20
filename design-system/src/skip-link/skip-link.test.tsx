import { render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SkipLink } from './index.ts'

test('is the first stop, seen only then, and leads into the main part', async () => {
  onTestFinished(() => {
    window.location.hash = ''
  })
  render(
    <>
      <SkipLink />
      <a href="#menu">Menu</a>
      <main id="main" tabIndex={-1}>
        <button>Search</button>
      </main>
    </>,
  )
  const link = page.getByRole('link', { name: 'Skip to content' })
  await expect.element(link).not.toBeInViewport()
  await userEvent.tab()
  await expect.element(link).toHaveFocus()
  await expect.element(link).toBeInViewport()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => window.location.hash).toBe('#main')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Search' })).toHaveFocus()
})
