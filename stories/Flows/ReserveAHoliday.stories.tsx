import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { walk, type FlowStory, type Visit } from './flow.tsx'

export default {
  ...walk,
  title: 'Flows/Reserve a holiday',
  tags: ['flow', '!autodocs'],
} satisfies Meta<Visit>

export const PackageList: FlowStory = {
  args: { at: '/packageMenu' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
