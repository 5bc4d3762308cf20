import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serveAndHydrate } from '../testing/suites.ts'
import { Avatar } from './index.ts'

test.each([
  ['Ayesha Rahman', 'AR'],
  ['Muhammad Abdullah al-Mamun Chowdhury', 'MC'],
  ['Mamun', 'M'],
  ['আয়েশা রহমান', 'আর'],
  ['শ্রী কৃষ্ণ', 'শ্রীকৃ'],
])('%s is an image of that name, shown as %s', async (name, initials) => {
  render(<Avatar name={name} />)
  await expect.element(page.getByRole('img', { name })).toHaveTextContent(initials)
})

test('a picture that does not load gives way to the initials', async () => {
  render(<Avatar name="Ayesha Rahman" src="data:image/png;base64,broken" />)
  await expect.element(page.getByRole('img', { name: 'Ayesha Rahman' })).toHaveTextContent('AR')
})

test('beside a written name it is not read', async () => {
  render(<Avatar name="Ayesha Rahman" decorative />)
  await expect.element(page.getByText('AR')).toBeVisible()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
})

test('a picture is in the page before any script, and stays', async () => {
  const dot = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
  const source = (host: ParentNode) => host.querySelector('img')?.src
  serveAndHydrate(<Avatar name="Ayesha Rahman" src={dot} />, (host) => {
    expect(source(host)).toBe(dot)
    expect(host.textContent).toBe('')
  })
  await expect.poll(() => source(document)).toBe(dot)
})
