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

/** Use when no kind of traveller is chosen yet: nothing is listed. */
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(applicants.length)
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

/** Use when a kind of traveller is chosen. */
export const Chosen: Story = { args: { defaultValue: 'student' } }

/** Arrow keys, Home and End. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Student' }))
    await expect(canvas.getByText('Student ID card')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('No documents are asked for.')).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('nonChild')
  },
}

const choosing =
  (press: (tab: HTMLElement) => Promise<void>): Story['play'] =>
  async ({ args, canvas }) => {
    await press(canvas.getByRole('tab', { name: 'Student' }))
    await expect(canvas.getByText('Student ID card')).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('student')
  }
export const ByMouse: Story = { play: choosing(byMouse) }
export const ByTouch: Story = { play: choosing(byTouch) }

export const Overview: Story = {
  render: (args) => (
    <Stack gap={48}>
      <RequirementList {...args} value={null} />
      <RequirementList {...args} value="businessman" />
      <RequirementList
        label="নথি"
        defaultValue="jobholders"
        requirements={{
          ...requirements,
          jobholders: ['কমপক্ষে ৬ মাস মেয়াদের পাসপোর্ট', 'নিয়োগকর্তার অনাপত্তিপত্র'],
        }}
      />
    </Stack>
  ),
}
