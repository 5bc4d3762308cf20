import { Alert } from '../alert/index.ts'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { ComingSoon } from '../coming-soon/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { FlightCard } from '../flight-card/index.ts'
import { FlightSummary } from '../flight-summary/index.ts'
import { ItineraryTimeline } from '../itinerary-timeline/index.ts'
import { OrderCard } from '../order-card/index.ts'
import { OrderTicket } from '../order-ticket/index.ts'
import { PackageCard } from '../package-card/index.ts'
import { PriceSummary } from '../price-summary/index.ts'
import { Tabs } from '../tabs/index.ts'
import { VisaOptionCard } from '../visa-option-card/index.ts'
import { translatedSuite } from './translated-suite.tsx'

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
const pending = { tone: 'warning', label: 'Waiting' } as const
const confirmed = { tone: 'positive', label: 'Confirmed' } as const
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
const where = { from: { code: 'DAC', city: 'Dhaka' }, departureDate: '1 Dec 2026' }

translatedSuite([
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
      Waiting
    </Badge>,
    <Badge key="a" tone="positive" icon={<svg />}>
      Confirmed
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
    'what is to come',
    <ComingSoon key="a" title="Hotels" />,
    <ComingSoon key="a" title="Hotels soon">
      In May
    </ComingSoon>,
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
    'an order',
    <OrderCard key="a" {...order} paymentStatus="pending" status={pending} />,
    <OrderCard
      key="a"
      {...order}
      persons={1}
      paymentStatus="success"
      status={confirmed}
      statusText="Ticketed"
      rating={4.5}
    />,
  ],
  [
    'a ticket',
    <OrderTicket key="a" {...ticket} status={pending} statusText="Not paid" next="Pay" />,
    <OrderTicket
      key="a"
      {...ticket}
      status={confirmed}
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
    'tabs',
    <Tabs key="a" label="Fare" tabs={[{ id: 'a', label: 'Fares', content: 'One' }]} />,
    <Tabs
      key="a"
      label="Fare"
      tabs={[{ id: 'a', label: 'Bags', icon: <svg />, content: 'Two' }]}
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
])
