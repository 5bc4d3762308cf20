import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import {
  BestDeals,
  CoxsBazar,
  Delhi,
  Dubai,
  HeroDelta,
  HotelsComingSoon,
  Istanbul,
  Malaysia,
  Maldives,
  Nepal,
  NoFlights,
  NoOrders,
  NotFound,
  PaymentFailed,
  PaymentPaid,
  PaymentWaiting,
  Sajek,
  Singapore,
  SomethingWrong,
  SriLanka,
  Sundarbans,
  Sylhet,
  Thailand,
  Umrah,
  UniquePlaces,
} from '@jatra/design-system/illustrations'
import { box, caption, gallery, heroBanner, phoneHero, wideBanner } from './illustrations.css.ts'

const meta: Meta<typeof HeroDelta> = {
  title: 'Foundations/Illustrations',
  component: HeroDelta,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Layered flat pictures, drawn by hand, each in a file of its own that is fetched where it is shown and follows the theme: dawn in light, moonlight in dark. Give a picture `loading="lazy"` where the page can be read without it: further down, or beside what matters first. Every picture carries a running stitch. Decorative unless `label` says what it shows. Use `fit="slice"` to fill a banner, `fit="meet"` to show everything.',
      },
    },
  },
}
export default meta

type Story = StoryObj<typeof HeroDelta>

const destinations = [
  ["Cox's Bazar", CoxsBazar],
  ['Sri Lanka', SriLanka],
  ['Nepal', Nepal],
  ['Malaysia', Malaysia],
  ['Thailand', Thailand],
  ['Delhi', Delhi],
  ['Singapore', Singapore],
  ['Sajek', Sajek],
  ['Sundarbans', Sundarbans],
  ['Sylhet', Sylhet],
  ['Maldives', Maldives],
  ['Dubai', Dubai],
  ['Istanbul', Istanbul],
  ['Umrah', Umrah],
] as const

const states = [
  ['No flights', NoFlights],
  ['No orders', NoOrders],
  ['Not found', NotFound],
  ['Something wrong', SomethingWrong],
  ['Payment waiting', PaymentWaiting],
  ['Payment paid', PaymentPaid],
  ['Payment failed', PaymentFailed],
] as const

const scenes = [
  ['Hero: the delta', HeroDelta],
  ['Hotels, coming soon', HotelsComingSoon],
  ['Best deals', BestDeals],
  ['Unique places', UniquePlaces],
] as const

function Gallery({ of }: { of: typeof destinations | typeof states | typeof scenes }) {
  return (
    <div className={gallery}>
      {of.map(([name, Drawing]) => (
        <figure key={name} className={box}>
          <Drawing />
          <figcaption className={caption}>{name}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Every picture at once. */
export const Overview: Story = {
  render: () => (
    <>
      <Gallery of={scenes} />
      <Gallery of={destinations} />
      <Gallery of={states} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('presentation')).toHaveLength(25)
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}

/** As the home page shows it on a desktop: open sky above, quiet fields below. */
export const Hero: Story = { render: () => <HeroDelta className={heroBanner} /> }

/** On a phone the sides fall away; sun, boats and plane stay. */
export const HeroOnAPhone: Story = { render: () => <HeroDelta className={phoneHero} /> }

export const Destinations: Story = { render: () => <Gallery of={destinations} /> }

export const EmptyAndPaymentStates: Story = { render: () => <Gallery of={states} /> }

export const BestDealsBanner: Story = { render: () => <BestDeals className={wideBanner} /> }

export const HotelsScene: Story = { render: () => <HotelsComingSoon /> }

export const UniquePlacesScene: Story = { render: () => <UniquePlaces /> }

/** With `label` a picture is an image with a name. */
export const Labelled: Story = {
  render: () => <CoxsBazar label="Moon boats drawn up on the long beach of Cox's Bazar" />,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', {
        name: "Moon boats drawn up on the long beach of Cox's Bazar",
      }),
    ).toBeVisible()
  },
}
