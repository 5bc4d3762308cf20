import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card, TicketCard } from '@jatra/design-system/card'
import { FlightSearchForm, HeroSearch } from '@jatra/design-system/hero-search'
import { OrderTicket } from '@jatra/design-system/order-ticket'
import { PackageCard } from '@jatra/design-system/package-card'
import { PhoneField } from '@jatra/design-system/phone-field'
import { Nepal } from '@jatra/design-system/illustrations'
import { RadioCards } from '@jatra/design-system/radio-cards'
import { Grid, Stack } from '@jatra/design-system/stack'
import { TariffTable } from '@jatra/design-system/tariff-table'
import { VisaOptionCard } from '@jatra/design-system/visa-option-card'
import { tariff } from '../facts.ts'
import { bangkok, dhaka, searchAirports } from '../Search/airports.ts'

const meta: Meta = {
  title: 'Foundations/Columns',
  parameters: {
    controls: { disable: true },
    layout: 'padded',
    // The same widgets twice have the same names.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  globals: { viewport: { value: 'desktop' } },
}
export default meta
type Story = StoryObj

const search = {
  today: '2026-11-21',
  search: searchAirports,
  defaultValue: { from: dhaka, to: bangkok, departureDate: '2026-12-01', returnDate: '2026-12-09' },
}

function Column({ px }: { px: number }) {
  return (
    <section aria-label={`${px} px`} style={{ inlineSize: px }}>
      <Stack gap={24}>
        <FlightSearchForm {...search} />
        <HeroSearch label={`What to search, ${px} px`} tabs={[{ href: '#f', label: 'Flight' }]}>
          <FlightSearchForm
            {...search}
            defaultValue={{ ...search.defaultValue, tripType: 'multiCity' }}
          />
        </HeroSearch>
        <PackageCard
          variant="list"
          name="Himalaya and lakes"
          description="Kathmandu, Pokhara and the hills between them."
          duration="5 Days 4 Nights"
          price="৳68,500"
          href="#nepal"
          picture={<Nepal />}
        />
        <TariffTable
          {...tariff(68_500, { singleRoom: 1, doubleRoom: 2, twinRoom: 0, tripleRoom: 0 })}
        />
        <VisaOptionCard
          option={{ name: 'Tourist visa, single entry', validity: 90, stayPeriod: 30 }}
          price="৳6,500"
          href="#visa"
        />
        <OrderTicket
          kind="holidays"
          heading="Himalaya and lakes"
          headingLevel={2}
          status={{ tone: 'positive', label: 'Confirmed' }}
          facts={[['Travel date', '30 Dec 2026']]}
          travelers={['Nusrat Jahan']}
          bookingId="K7M2-9QXD"
          total="৳68,500"
          next="Nothing more to pay."
        />
        <Grid columns={3}>
          {['Dhaka', 'Sylhet', 'Bandarban'].map((city) => (
            <Card key={city}>{city}</Card>
          ))}
        </Grid>
        <TicketCard stub="৳4,670">Dhaka to Cox’s Bazar</TicketCard>
        <RadioCards
          label={`Delivery, ${px} px`}
          columns={2}
          options={[
            { value: 'pick', title: 'Pick up', end: '৳500' },
            { value: 'drop', title: 'Bring them', end: 'Free' },
          ]}
        />
        <PhoneField
          codeName="code"
          numberName="number"
          countries={[{ code: 'BD', name: 'Bangladesh', dialCode: '+880' }]}
        />
      </Stack>
    </section>
  )
}

const boxOf = (element: Element) => element.getBoundingClientRect()
const endOf = (element: Element) => boxOf(element).x + boxOf(element).width

const rowOf = (column: HTMLElement, text: string) =>
  Math.round(boxOf(within(column).getByText(text, { exact: true })).top)

/** What sticks out of a column at its end. */
const outside = (column: HTMLElement) => {
  const end = endOf(column)
  return [...column.querySelectorAll('input, button, a, td, label')].filter(
    (element) => endOf(element) > end + 1,
  )
}

/** A widget goes by the room that it has itself, and not by the window. */
export const InColumns: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, inlineSize: 1312 }}>
      <Column px={928} />
      <Column px={360} />
    </div>
  ),
  play: async ({ canvas }) => {
    const wide = await canvas.findByRole('region', { name: '928 px' })
    const narrow = canvas.getByRole('region', { name: '360 px' })
    await expect(outside(wide)).toEqual([])
    await expect(outside(narrow)).toEqual([])

    const [out, back] = ['Departure Date', 'Return Date'].map((label) =>
      within(wide).getAllByLabelText(label),
    )
    // Each date has room for its day, beside the other.
    await expect(boxOf(out?.[0] ?? wide).top).toBe(boxOf(back?.[0] ?? wide).top)
    const price = within(narrow).getAllByRole('cell')[0]
    await expect(price && getComputedStyle(price, '::before').content).toContain('Price per room')
    const wideCell = within(wide).getAllByRole('cell')[0]
    await expect(wideCell && getComputedStyle(wideCell, '::before').content).toBe('none')

    const rows = (column: HTMLElement) =>
      new Set(['Dhaka', 'Sylhet', 'Bandarban'].map((city) => rowOf(column, city))).size
    await expect([rows(wide), rows(narrow)]).toEqual([1, 3])
  },
}
