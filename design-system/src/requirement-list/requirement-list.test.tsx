import { render, screen } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { describe, expect, it, vi } from 'vitest'
import { RequirementList, applicantNames, type RequirementListProps } from './index.ts'

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

describe.each([360, 1280])('at %i px', (width) => {
  it('shows no list before a kind is chosen, and every kind to choose', async () => {
    await page.viewport(width, 700)
    render(<RequirementList requirements={requirements} value={null} />)
    await expect.element(tab('Job holder')).toHaveAttribute('aria-selected', 'false')
    for (const name of Object.values(applicantNames)) {
      const box = tab(name).element().getBoundingClientRect()
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(width)
    }
    expect(screen.queryByRole('tabpanel')).toBeNull()
    expect(document.documentElement.scrollWidth).toBe(width)
  })

  it('shows one kind at a time, under its name', async () => {
    await page.viewport(width, 700)
    const onValueChange = vi.fn()
    render(<RequirementList requirements={requirements} onValueChange={onValueChange} />)
    await tab('Job holder').click()
    await expect.element(page.getByText('NOC from the employer')).toBeVisible()
    await tab('Student').click()
    await expect.element(page.getByText('Student ID card')).toBeVisible()
    await expect.element(page.getByText('NOC from the employer')).not.toBeVisible()
    expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual(['Student'])
    expect(onValueChange).toHaveBeenLastCalledWith('student')
  })

  it('opens by arrow keys, Home and End, round the corner too', async () => {
    await page.viewport(width, 700)
    render(<RequirementList requirements={requirements} />)
    await userEvent.tab()
    await expect.element(tab('Job holder')).toHaveFocus()
    expect(screen.queryByRole('tabpanel')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('NOC from the employer')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByText('Trade licence')).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect.element(tab('Child (under 18)')).toHaveFocus()
    await expect.element(page.getByText('No documents are asked for.')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('Job holder')).toHaveAttribute('aria-selected', 'true')
  })
})

it('shows what the page says is chosen', async () => {
  render(<RequirementList requirements={requirements} value="housewife" />)
  await expect.element(page.getByText("Husband's NOC")).toBeVisible()
  await expect.element(tab('Housewife')).toHaveAttribute('aria-selected', 'true')
})
