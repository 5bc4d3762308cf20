import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { bangla } from '@jatra/design-system/bangla'
import { Countdown } from '@jatra/design-system/countdown'
import { FlightSearchForm } from '@jatra/design-system/hero-search'
import { MessagesProvider, type Messages } from '@jatra/design-system/messages'
import { Stack } from '@jatra/design-system/stack'
import { calendar } from '@jatra/design-system/testing'
import { bangkok, dhaka, searchAirports } from '../Search/airports.ts'
import { german } from './german.ts'

const meta: Meta<typeof MessagesProvider> = {
  title: 'Foundations/Languages',
  component: MessagesProvider,
  parameters: { layout: 'padded', controls: { disable: true } },
}
export default meta
type Story = StoryObj<typeof MessagesProvider>

const now = () => Date.parse('2026-11-21T06:00:00Z')

/** What has months, weekdays, numbers and words of its own. */
function Search({ lang, messages }: { lang: string; messages: Partial<Messages> }) {
  return (
    <MessagesProvider messages={messages}>
      <Stack gap={16}>
        <div lang={lang}>
          <Countdown endsAt="2026-11-21T06:14:05Z" now={now} />
        </div>
        <div lang={lang}>
          <FlightSearchForm
            today="2026-11-21"
            search={searchAirports}
            defaultValue={{
              from: dhaka,
              to: bangkok,
              departureDate: '2026-12-01',
              returnDate: '2026-12-09',
            }}
          />
        </div>
      </Stack>
    </MessagesProvider>
  )
}

/** Bangla comes with the package: `@jatra/design-system/bangla`. */
export const Bangla: Story = {
  render: () => <Search lang="bn" messages={bangla} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('১৪:০৫')).toBeVisible()
    await expect(canvas.getByLabelText('যাত্রার তারিখ')).toHaveValue('১ ডিসে ২০২৬')
    const departure = calendar(userEvent.setup(), 'যাত্রার তারিখ', bangla)
    await departure.open()
    await expect(departure.day('2026-12-03')).toHaveAccessibleName('বৃহস্পতিবার, ৩ ডিসেম্বর ২০২৬')
    await expect(departure.day('2026-12-03')).toHaveTextContent('৩')
  },
}

/** Any other language is a catalogue of yours, of the type `Messages`. German, in one file. */
export const German: Story = {
  render: () => <Search lang="de" messages={german} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer', { name: '14 Minuten 5 Sekunden' })).toBeVisible()
    await expect(canvas.getByLabelText('Hinflug')).toHaveValue('1 Dez 2026')
    const departure = calendar(userEvent.setup(), 'Hinflug', german)
    await departure.open()
    await expect(departure.day('2026-12-03')).toHaveAccessibleName('Donnerstag, 3. Dezember 2026')
    await expect(canvas.getAllByRole('columnheader', { name: 'Mittwoch' })[0]).toHaveTextContent(
      'Mi',
    )
  },
}
