import type { Meta, StoryObj } from '@storybook/react-vite'
import { RequirementList, applicants } from '@jatra/design-system/requirement-list'
import { Stack } from '@jatra/design-system/stack'
import { expect, fn, userEvent } from 'storybook/test'
import { requirements } from './requirements.ts'
import { byMouse, byTouch } from '../press.ts'

const meta = {
  title: 'Visa/RequirementList',
  component: RequirementList,
  args: { requirements, onValueChange: fn() },
} satisfies Meta<typeof RequirementList>
export default meta
type Story = StoryObj<typeof meta>

/** Columns: everything is seen at once. */
export const Desktop: Story = { args: { value: 'student' } }

/** Tabs: arrow keys, Home and End. */
export const ByKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const student = canvas.queryByRole('tab', { name: 'Student' })
    // The story is also drawn at the width of a desktop, where there are columns and no tabs.
    if (!student) {
      await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(applicants.length)
      return
    }
    await userEvent.click(student)
    await expect(canvas.getByText('Student ID card')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('No documents are asked for.')).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('nonChild')
  },
}

const choosing =
  (press: (tab: HTMLElement) => Promise<void>): Story['play'] =>
  async ({ args, canvas }) => {
    const student = canvas.queryByRole('tab', { name: 'Student' })
    // On a desktop there are columns, and nothing to choose.
    if (!student) {
      await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(applicants.length)
      return
    }
    await press(student)
    await expect(canvas.getByText('Student ID card')).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('student')
  }
export const ByMouse: Story = { play: choosing(byMouse) }
export const ByTouch: Story = { play: choosing(byTouch) }

export const Overview: Story = {
  render: (args) => (
    <Stack gap={48}>
      <RequirementList {...args} value="businessman" />
      <RequirementList
        label="নথি"
        requirements={{
          ...requirements,
          jobholders: ['কমপক্ষে ৬ মাস মেয়াদের পাসপোর্ট', 'নিয়োগকর্তার অনাপত্তিপত্র'],
        }}
      />
    </Stack>
  ),
}
