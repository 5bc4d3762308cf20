import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { AirportAutocomplete } from '../airport-autocomplete/index.ts'
import { Alert } from '../alert/index.ts'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { ComingSoon } from '../coming-soon/index.ts'
import { Countdown } from '../countdown/index.ts'
import { DateParts } from '../date-parts/index.ts'
import { DatePicker } from '../date-picker/index.ts'
import { DeliveryMethod } from '../delivery-method/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { SelectField, TextField } from '../field/index.ts'
import { FileDrop } from '../file-drop/index.ts'
import { FilterPanel } from '../filter-panel/index.ts'
import { FlightCard } from '../flight-card/index.ts'
import { FlightSummary } from '../flight-summary/index.ts'
import { ItineraryTimeline } from '../itinerary-timeline/index.ts'
import { NumberStepper } from '../number-stepper/index.ts'
import { OrderCard } from '../order-card/index.ts'
import { OrderTicket } from '../order-ticket/index.ts'
import { PackageCard } from '../package-card/index.ts'
import { PassengerField, type PassengerChoice } from '../passenger-modal/index.ts'
import { PaymentOptions } from '../payment-options/index.ts'
import { PriceSummary } from '../price-summary/index.ts'
import { RadioCards } from '../radio-cards/index.ts'
import { RoomsAndTravelers } from '../rooms-and-travelers/index.ts'
import { Tabs } from '../tabs/index.ts'
import { TravelerForm } from '../traveler-form/index.ts'
import { VisaOptionCard } from '../visa-option-card/index.ts'
import { translate } from './translate.ts'

const ignore = () => undefined
const party = (over: Partial<PassengerChoice>): PassengerChoice => ({
  ...{ adults: 1, children: 0, infants: 0, cabin: 'ECONOMY' },
  ...over,
})
const point = (code: string, time: string) => ({ code, city: code, time, date: '1 Dec 2026' })
const leg = (duration: string, stops: { code: string; city: string }[] = []) => ({
  label: 'Outbound',
  airline: { code: 'BG', name: 'Biman' },
  departure: point('DAC', '07:30'),
  arrival: point('BKK', '11:05'),
  dayChange: stops.length,
  duration,
  stops,
})
const flight = {
  bookHref: '#book',
  travelers: { adults: 1, children: 0, infants: 0 },
  details: { flightDetails: () => null, flightFare: () => null, baggage: () => null },
}
const order = {
  ...{ bookingId: 'JT-7F3K2Q', plan: 'DAC - BKK', price: '৳1,35,000', persons: 4, href: '#order' },
  date: '1 Dec 2026',
}
const ticket = {
  kind: 'flight' as const,
  ...{ heading: 'DAC - CXB', legs: [], facts: [], travelers: [], bookingId: 'K7M2', total: '৳9' },
}
const segment = {
  ...{ id: '1', carrierCode: 'BG', carrierName: 'Biman', flightNumber: 'BG 395' },
  ...{ aircraft: 'Dash 8-400', duration: '1h', dayChange: 0 },
  ...{ departure: point('DAC', '23:00'), arrival: point('CCU', '23:35') },
}
const filters = {
  ...{ groups: [], clearHref: '#all', action: '#' },
  sort: { name: 'sort', choices: [{ value: 'a', label: 'Cheapest' }] },
}
const dates = { day: 'day', month: 'month', year: 'year' }
const form = { number: 1, prefix: 't', countries: [], today: '2026-11-20', passport: false }
const countdown = (now: string) => ({
  endsAt: '2026-11-20T06:10:00Z',
  serverNow: now,
  now: () => Date.parse(now),
})
const dhaka = { code: 'DAC', name: 'Hazrat', city: 'Dhaka', country: 'Bangladesh' }
const bangkok = { code: 'BKK', name: 'Suvarnabhumi', city: 'Bangkok', country: 'Thailand' }
const airport = { label: 'From', search: async () => [], onValueChange: ignore }
const where = { from: { code: 'DAC', city: 'Dhaka' }, departureDate: '1 Dec 2026' }

/** Each widget as it is shown, and as it is after something has changed. */
const cases: readonly [string, ReactElement, ReactElement][] = [
  [
    'an airport',
    <AirportAutocomplete key="a" {...airport} value={dhaka} />,
    <AirportAutocomplete key="a" {...airport} value={bangkok} error="Choose another" />,
  ],
  [
    'an alert',
    <Alert key="a" tone="info" title="Sent">
      One refund
    </Alert>,
    <Alert key="a" tone="critical" action={<a href="#a">Go</a>}>
      Two refunds
    </Alert>,
  ],
  [
    'a badge',
    <Badge key="a" tone="neutral">
      PENDING
    </Badge>,
    <Badge key="a" tone="positive" icon={<svg />}>
      CONFIRM
    </Badge>,
  ],
  [
    'a button',
    <Button key="a">Pay ৳10</Button>,
    <Button key="a" icon={<svg />} loading>
      Pay ৳20
    </Button>,
  ],
  [
    'a checkbox',
    <Checkbox key="a" label="Keep" />,
    <Checkbox key="a" label="Keep it" error="Tick it" />,
  ],
  [
    'what is to come',
    <ComingSoon key="a" title="Hotels" />,
    <ComingSoon key="a" title="Hotels soon">
      In May
    </ComingSoon>,
  ],
  [
    'a countdown',
    <Countdown key="a" {...countdown('2026-11-20T06:00:00Z')} />,
    <Countdown key="a" {...countdown('2026-11-20T06:09:30Z')} />,
  ],
  [
    'parts of a date',
    <DateParts key="a" legend="Birth" names={dates} years={[2000]} />,
    <DateParts
      key="a"
      legend="Birth date"
      names={dates}
      years={[2000]}
      errors={{ year: 'Is under 2' }}
      hint="As printed"
    />,
  ],
  [
    'a day',
    <DatePicker key="a" label="Day" today="2026-11-20" value={null} onValueChange={ignore} />,
    <DatePicker
      key="a"
      label="Day of return"
      today="2026-11-20"
      value="2026-11-21"
      onValueChange={ignore}
      error="Choose a later day"
    />,
  ],
  [
    'a delivery',
    <DeliveryMethod key="a" name="d" address={null} date={null} />,
    <DeliveryMethod key="a" name="d" address={null} date={null} error="Select one" />,
  ],
  [
    'an empty list',
    <EmptyState key="a" title="None">
      No flight
    </EmptyState>,
    <EmptyState key="a" title="None yet" action={<a href="#a">Go</a>}>
      No visa
    </EmptyState>,
  ],
  [
    'a field',
    <TextField key="a" label="Name" />,
    <TextField key="a" label="Full name" required={false} error="Name is required" hint="Latin" />,
  ],
  [
    'a field with an error that changes',
    <TextField key="a" label="Name" error="Name is required" />,
    <TextField key="a" label="Name" error="Use Latin letters" />,
  ],
  [
    'a choice',
    <SelectField key="a" label="Cabin" options={[]} />,
    <SelectField key="a" label="Class" options={[]} error="Select one" />,
  ],
  [
    'a file',
    <FileDrop key="a" label="Passport" />,
    <FileDrop key="a" label="Passport" error="No picture" />,
  ],
  [
    'filters',
    <FilterPanel key="a" {...filters} resultCount={9} />,
    <FilterPanel key="a" {...filters} resultCount={1} appliedCount={2} />,
  ],
  [
    'a flight',
    <FlightCard key="a" {...flight} legs={[leg('2h')]} baggage="30 kg" price={{ total: '৳10' }} />,
    <FlightCard
      key="a"
      {...flight}
      legs={[leg('4h', [{ code: 'CCU', city: 'Kolkata' }])]}
      baggage={null}
      travelers={{ adults: 2, children: 1, infants: 1 }}
      price={{ base: '৳30', total: '৳20' }}
    />,
  ],
  [
    'a flight that was searched',
    <FlightSummary key="a" {...where} to={{ code: 'BKK', city: 'Bangkok' }} passengers={1}>
      all
    </FlightSummary>,
    <FlightSummary
      key="a"
      {...where}
      to={{ code: 'SIN', city: 'Singapore' }}
      departureDate="2 Dec 2026"
      returnDate="8 Dec 2026"
      passengers={3}
    >
      all
    </FlightSummary>,
  ],
  [
    'a timeline',
    <ItineraryTimeline key="a" label="Out" segments={[segment]} layovers={[]} />,
    <ItineraryTimeline
      key="a"
      label="Out"
      segments={[
        { ...segment, flightNumber: 'BG 396', technicalStops: 1, operatedBy: 'US-Bangla' },
        { ...segment, id: '2', dayChange: 1 },
      ]}
      layovers={[{ duration: '2h', note: 'Overnight' }]}
    />,
  ],
  [
    'a number',
    <NumberStepper key="a" label="Adults" value={1} onValueChange={ignore} />,
    <NumberStepper key="a" label="Adults" value={2} onValueChange={ignore} error="At most 1" />,
  ],
  [
    'an order',
    <OrderCard key="a" {...order} paymentStatus="pending" status="PENDING" />,
    <OrderCard
      key="a"
      {...order}
      persons={1}
      paymentStatus="success"
      status="CONFIRM"
      statusText="Ticketed"
      rating={4.5}
    />,
  ],
  [
    'a ticket',
    <OrderTicket key="a" {...ticket} status="PENDING" statusText="Not paid" next="Pay" />,
    <OrderTicket
      key="a"
      {...ticket}
      status="CONFIRM"
      statusText="Paid"
      next="Be there by 05:30"
      nextAction={<a href="#a">Go</a>}
    />,
  ],
  [
    'a package',
    <PackageCard
      key="a"
      picture={null}
      name="Nepal"
      description="Hills"
      duration="3 days"
      price="৳10"
      href="#p"
    />,
    <PackageCard
      key="a"
      picture={null}
      name="Nepal"
      description="Hills"
      duration="4 days"
      price="৳20"
      rating={4.5}
      href="#p"
    />,
  ],
  [
    'passengers',
    <PassengerField key="a" value={party({})} onValueChange={ignore} />,
    <PassengerField
      key="a"
      value={party({ adults: 2, infants: 3, cabin: 'FIRST' })}
      onValueChange={ignore}
    />,
  ],
  [
    'passengers with a warning that changes',
    <PassengerField key="a" value={party({ infants: 3 })} onValueChange={ignore} />,
    <PassengerField key="a" value={party({ adults: 12 })} onValueChange={ignore} />,
  ],
  [
    'payment options',
    <PaymentOptions key="a" />,
    <PaymentOptions key="a" error="Please select a payment option" />,
  ],
  [
    'a price',
    <PriceSummary
      key="a"
      lines={[{ label: 'Tax', amount: '৳1' }]}
      total="৳9"
      submit={{ label: 'SUBMIT', amount: '৳9' }}
    />,
    <PriceSummary
      key="a"
      lines={[{ label: 'Fee', amount: '৳2' }]}
      total="৳8"
      note="All in"
      submit={{ label: 'PAY', amount: '৳8', loading: true }}
    />,
  ],
  [
    'cards to choose from',
    <RadioCards key="a" label="Pay" options={[{ value: 'a', title: 'Now' }]} />,
    <RadioCards
      key="a"
      label="Pay"
      options={[{ value: 'a', title: 'At once', end: '৳9' }]}
      error="Select one"
    />,
  ],
  [
    'rooms',
    <RoomsAndTravelers key="a" />,
    <RoomsAndTravelers
      key="a"
      errors={{ adults: 'At least one' }}
      message={() => ({ tone: 'critical', text: 'Choose at least one room.' })}
      action={<a href="#a">Add one</a>}
    />,
  ],
  [
    'tabs',
    <Tabs key="a" label="Fare" tabs={[{ id: 'a', label: 'Fares', content: 'One' }]} />,
    <Tabs
      key="a"
      label="Fare"
      tabs={[{ id: 'a', label: 'Bags', icon: <svg />, content: 'Two' }]}
    />,
  ],
  [
    'a traveller',
    <TravelerForm key="a" {...form} kind="Infant" />,
    <TravelerForm
      key="a"
      {...form}
      number={2}
      kind="Child"
      errors={{ firstName: 'First name is required', birthYear: 'Is under 2' }}
    />,
  ],
  [
    'a visa',
    <VisaOptionCard
      key="a"
      option={{ name: 'Single', validity: 90, stayPeriod: 1 }}
      price="৳10"
      href="#v"
    />,
    <VisaOptionCard
      key="a"
      option={{ name: 'Single', validity: 1, stayPeriod: 30 }}
      price="৳20"
      priceNote="for 2"
      href="#v"
    />,
  ],
]

it.each(cases)('after a translation, %s changes to what it is', (_, before, after) => {
  const { container: expected } = render(after)
  const words = expected.textContent
  cleanup()
  const { container, rerender } = render(before)
  translate(container)
  rerender(after)
  expect(container.textContent).toBe(words)
  translate(container)
  rerender(before)
  const changed = container.textContent
  cleanup()
  expect(changed).toBe(render(before).container.textContent)
})
