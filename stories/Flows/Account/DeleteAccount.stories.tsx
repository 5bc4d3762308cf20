import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { passTime, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { atDeletionWhileCancelling, atDeletionWhileHeld } from '../starting-points.ts'
import { fill, follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Account/Delete account',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

const at = '/app/account/delete'

async function deleteWith(password: string): Promise<void> {
  await fill(await screen.findByLabelText('Password'), password)
  await press('DELETE MY ACCOUNT')
}

export const BeforeItIsDeleted: FlowStory = {
  tags: ['!same-colours'],
  args: { at: '/app/account/profile', as: 'farhana' },
  play: async () => {
    await follow('Delete my account')
    await heading('Delete my account')
    await sees('What goes at once')
    await sees('What we must keep')
    await expect(screen.getByRole('link', { name: 'Keep my account' })).toBeVisible()
  },
}

export const Deleted: FlowStory = {
  args: { at, as: 'farhana' },
  play: async () => {
    await deleteWith('Newcomer@1')
    await heading('Your account is deleted')
    await screen.findByRole('link', { name: 'SIGN IN' })
  },
}

export const WrongPassword: FlowStory = {
  args: { at, as: 'farhana' },
  play: async () => {
    await deleteWith('Wrong@2026')
    await sees('This is not your password')
  },
}

export const PaymentUnderWay: FlowStory = {
  args: { at, as: 'nusrat' },
  play: async () => {
    await deleteWith('Jatra@2026')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your account was not deleted')
  },
}

export const MoneyOnItsWay: FlowStory = {
  tags: ['!same-colours'],
  args: { as: 'tanvir' },
  parameters: { start: atDeletionWhileCancelling },
  play: async () => {
    await sees(/^While you are paying, a flight is held for you .+ the account stays/)
    await deleteWith('Travel@2026')
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent(
      /Booking \S+ is being cancelled, and ৳[\d,]+ go back\. Once they are paid, the account can be deleted\./,
    )
    await expect(screen.getByLabelText('Password')).toHaveValue('Travel@2026')
    await follow('See my bookings')
    await heading('My bookings')
  },
}

export const SeatsHeld: FlowStory = {
  args: { as: 'farhana' },
  parameters: { start: atDeletionWhileHeld },
  play: async (context) => {
    await heading('Delete my account')
    passTime(context, 1)
    await deleteWith('Newcomer@1')
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent(
      /The seats of booking \S+ are held until .+, Dhaka time, and not paid\. Release them on its page, or wait until then/,
    )
    await follow('See this booking')
    await sees(/^Held, pay by /)
  },
}

export const Goodbye: FlowStory = {
  args: { at: '/goodbye' },
  play: async () => {
    await heading('Your account is deleted')
    await follow('Go to the home page')
    await heading('Where does your journey begin?')
  },
}
