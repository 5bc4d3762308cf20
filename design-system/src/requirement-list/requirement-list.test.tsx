import { render, screen } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { describe, expect, it, vi } from 'vitest'
import { RequirementList, applicants, type RequirementListProps } from './index.ts'

const requirements: RequirementListProps['requirements'] = {
  jobholders: ['Passport valid for 6 months', 'NOC from the employer'],
  businessman: ['Trade licence'],
  govtJobHolder: ['Government Order (GO)'],
  retiredPerson: ['Retirement document'],
  unemployed: ['Bank statement of the sponsor'],
  housewife: ["Husband's NOC"],
  student: ['Student ID card'],
  nonChild: [],
}
const tab = (name: string) => page.getByRole('tab', { name })

describe('on a phone', () => {
  it('opens one kind at a time, by touch', async () => {
    await page.viewport(360, 700)
    const onValueChange = vi.fn()
    render(<RequirementList requirements={requirements} onValueChange={onValueChange} />)
    await expect.element(page.getByText('NOC from the employer')).toBeVisible()
    expect(tab('Student').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await tab('Student').click()
    await expect.element(page.getByText('Student ID card')).toBeVisible()
    await expect.element(page.getByText('NOC from the employer')).not.toBeVisible()
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('student')
    expect(document.documentElement.scrollWidth).toBe(360)
  })

  it('opens by arrow keys, Home and End, round the corner too', async () => {
    await page.viewport(360, 700)
    render(<RequirementList requirements={requirements} />)
    await userEvent.tab()
    await expect.element(tab('Jobholders')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByText('Trade licence')).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect.element(tab('NonChild')).toHaveFocus()
    await expect.element(page.getByText('No documents are asked for.')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('Jobholders')).toHaveAttribute('aria-selected', 'true')
  })

  it('shows what the page says is chosen', async () => {
    await page.viewport(360, 700)
    render(<RequirementList requirements={requirements} value="housewife" />)
    await expect.element(page.getByText("Husband's NOC")).toBeVisible()
    await expect.element(tab('Housewife')).toHaveAttribute('aria-selected', 'true')
    const box = tab('Housewife').element().getBoundingClientRect()
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(360)
  })
})

it('on a desktop everything is seen at once, in columns with headings and without tabs', async () => {
  await page.viewport(1280, 800)
  render(<RequirementList requirements={requirements} value="student" />)
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Jobholders',
    'BusinessMan',
    'GovtJobHolder',
    'RetiredPerson',
    'Unemployed',
    'Housewife',
    'Student',
    'NonChild',
  ])
  expect(screen.queryByRole('tab')).toBeNull()
  for (const applicant of applicants) {
    for (const text of requirements[applicant]) {
      await expect.element(page.getByText(text)).toBeVisible()
    }
  }
  const [first, second] = screen.getAllByRole('group').map((part) => part.getBoundingClientRect())
  expect(first?.top).toBe(second?.top)
  expect(document.documentElement.scrollWidth).toBe(1280)
})
