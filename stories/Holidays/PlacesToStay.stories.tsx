import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@jatra/design-system/button'
import {
  Istanbul,
  Maldives,
  Sajek,
  Sundarbans,
  Sylhet,
  UniquePlaces,
} from '@jatra/design-system/illustrations'
import { PlacesToStay } from '@jatra/design-system/places-to-stay'
import { expect } from 'storybook/test'
import { followEachWay } from '../press.ts'

const meta = {
  title: 'Holidays/PlacesToStay',
  component: PlacesToStay,
  args: {
    picture: <UniquePlaces />,
    children: 'From the first search to the last night, in one place and in BDT.',
    action: <ButtonLink href="#all">Browse packages</ButtonLink>,
    places: [
      { name: 'Sajek', detail: 'Above the clouds', picture: <Sajek fit="slice" />, href: '#sajek' },
      {
        name: 'Sundarbans',
        detail: 'On the river',
        picture: <Sundarbans fit="slice" />,
        href: '#s',
      },
      { name: 'Sylhet', detail: 'Among tea gardens', picture: <Sylhet fit="slice" />, href: '#t' },
      {
        name: 'Maldives',
        detail: 'Over the lagoon',
        picture: <Maldives fit="slice" />,
        href: '#m',
      },
      { name: 'Istanbul', detail: 'Two continents', picture: <Istanbul fit="slice" />, href: '#i' },
    ],
  },
} satisfies Meta<typeof PlacesToStay>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the home page shows places to stay. */
export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Explore unique places to stay' }),
    ).toBeVisible()
    await expect(canvas.getByText('Seamless travel made easy')).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
  },
}

/** Use when there are no places to show. */
export const WithoutPlaces: Story = { args: { places: [] } }
export const ByMouseKeyboardAndTouch: Story = {
  play: ({ canvas }) => followEachWay(canvas.getByRole('link', { name: /^Sajek/ })),
}

export const Overview: Story = {}
