import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Alert } from '../alert/index.ts'
import { Avatar } from '../avatar/index.ts'
import { Badge } from '../badge/index.ts'
import { Button, ButtonLink, IconButton } from '../button/index.ts'
import { Card, TicketCard } from '../card/index.ts'
import { Divider } from '../divider/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { EmailField, PasswordField, SelectField, TextField } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { LoadingRegion, Skeleton } from '../skeleton/index.ts'
import { SkipLink } from '../skip-link/index.ts'
import { Grid, Inline, Stack } from '../stack/index.ts'
import { NumberStepper } from '../number-stepper/index.ts'
import { LinkTabs, Tabs } from '../tabs/index.ts'
import { serveAndHydrate } from './suites.ts'

const everything = (
  <form>
    <SkipLink />
    <Stack>
      <Inline>
        <Button icon={<Icon name="search" />}>Search</Button>
        <ButtonLink href="#flights">Flights</ButtonLink>
        <IconButton label="Edit" icon={<Icon name="edit" />} />
        <Link href="#rules">Fare rules</Link>
      </Inline>
      <Grid columns={2}>
        <TextField label="Family name" name="familyName" defaultValue="Rahman" error="Too short" />
        <EmailField label="Email" name="email" defaultValue="a@jatra.bd" hint="For the ticket" />
        <PasswordField label="Password" name="password" defaultValue="kantha" />
        <SelectField
          label="Cabin"
          name="cabin"
          defaultValue="business"
          options={[
            { value: 'economy', label: 'Economy' },
            { value: 'business', label: 'Business' },
          ]}
        />
        <NumberStepper label="Adults" name="adults" defaultValue={2} />
        <SegmentedControl
          legend="Trip"
          name="trip"
          defaultValue="roundTrip"
          options={[
            { value: 'oneWay', label: 'One way' },
            { value: 'roundTrip', label: 'Round trip' },
          ]}
        />
      </Grid>
      <Card>
        <Badge tone="positive">Confirmed</Badge>
        <Avatar name="আয়েশা রহমান" />
        <Divider />
      </Card>
      <TicketCard stub="৳12,34,567">DAC to CXB</TicketCard>
      <Tabs label="What to book" tabs={[{ id: 'flight', label: 'Flight', content: 'Where' }]} />
      <LinkTabs label="Bookings" items={[{ href: '#visa', label: 'Visa', current: true }]} />
      <Alert tone="critical">The flights did not load.</Alert>
      <LoadingRegion>
        <Skeleton />
      </LoadingRegion>
      <EmptyState title="No Results Found" />
    </Stack>
  </form>
)

test('every primitive renders on a server and hydrates without a word', async () => {
  serveAndHydrate(everything)
  await page.getByRole('button', { name: 'One more: Adults' }).click()
  await expect.element(page.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(3)
})

test('the form is right before any script has run', () => {
  serveAndHydrate(everything, (host) => {
    const form = host.querySelector('form')
    expect(form && Object.fromEntries(new FormData(form))).toEqual({
      familyName: 'Rahman',
      email: 'a@jatra.bd',
      password: 'kantha',
      cabin: 'business',
      adults: '2',
      trip: 'roundTrip',
    })
  })
})
