import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { orderThatIs } from '../starting-points.ts'
import { sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Account/Visa file',
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('visa', 'success') },
  tags: ['flow', '!autodocs'],
} satisfies Meta<FlowArgs>

/** What each traveller gives, and by when. */
export const DocumentsMissing: FlowStory = {
  args: { scenario: 'visa-documents-missing' },
  play: async () => {
    await sees(/required documents are still missing/)
    await expect(
      (await screen.findAllByRole('button', { name: /^Upload / })).length,
    ).toBeGreaterThan(2)
  },
}

/** The reason stands where the other one is given. */
export const DocumentAskedAgain: FlowStory = {
  args: { scenario: 'visa-document-asked' },
  play: async () => {
    await sees('One document is needed once more.')
    await sees('A part is cut off. All four corners must be seen.')
    const [replace] = await screen.findAllByRole('button', { name: /^Replace Passport/ })
    await expect(replace).toBeVisible()
  },
}

export const Granted: FlowStory = {
  args: { scenario: 'visa-granted' },
  play: async () => {
    await sees('Granted')
    await expect(screen.queryByRole('button', { name: /^(Upload|Replace) / })).toBeNull()
  },
}

export const Refused: FlowStory = {
  args: { scenario: 'visa-refused' },
  play: async () => {
    await sees('Refused')
    await sees(/^The embassy has refused the visa/)
  },
}
