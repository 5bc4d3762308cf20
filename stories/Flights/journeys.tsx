import { BaggageTable } from '@jatra/design-system/baggage-table'
import { FareTable } from '@jatra/design-system/fare-table'
import type { FlightCardProps, FlightLegData } from '@jatra/design-system/flight-card'
import { ItineraryTimeline, type TimelineSegment } from '@jatra/design-system/itinerary-timeline'
import { family, type PartyFare } from './fares.ts'

export const dhakaToBangkok: FlightLegData = {
  label: 'Outbound',
  airline: { code: 'BG', name: 'Biman Bangladesh Airlines' },
  departure: { code: 'DAC', city: 'Dhaka', time: '11:00', date: 'Tue 1 Dec' },
  arrival: { code: 'BKK', city: 'Bangkok', time: '14:30', date: 'Tue 1 Dec' },
  duration: '2h 30m',
  stops: [],
}
export const bangkokToDhaka: FlightLegData = {
  label: 'Return',
  airline: { code: 'BS', name: 'US-Bangla Airlines' },
  departure: { code: 'BKK', city: 'Bangkok', time: '21:40', date: 'Tue 8 Dec' },
  arrival: { code: 'DAC', city: 'Dhaka', time: '02:15', date: 'Wed 9 Dec' },
  dayChange: 1,
  duration: '5h 35m',
  stops: [{ code: 'CCU', city: 'Kolkata' }],
}
export const farAway: FlightLegData = {
  label: 'Flight 1',
  airline: { code: 'TK', name: 'Turkish Airlines' },
  departure: { code: 'DAC', city: 'Dhaka', time: '06:35', date: 'Thu 31 Dec' },
  arrival: { code: 'CUN', city: 'Cancún International', time: '19:05', date: 'Fri 1 Jan' },
  dayChange: 1,
  duration: '48h 30m',
  stops: [
    { code: 'IST', city: 'Istanbul' },
    { code: 'MEX', city: 'Mexico City' },
  ],
}

export const segments: readonly TimelineSegment[] = [
  {
    id: '1',
    carrierCode: 'BS',
    carrierName: 'US-Bangla Airlines',
    flightNumber: 'BS 214',
    aircraft: 'Boeing 737-800',
    cabin: 'Economy',
    duration: '2h 25m',
    departure: {
      code: 'BKK',
      city: 'Bangkok',
      airport: 'Suvarnabhumi Airport',
      time: '21:40',
      date: 'Tue 8 Dec 2026',
    },
    arrival: {
      code: 'CCU',
      city: 'Kolkata',
      airport: 'Netaji Subhas Chandra Bose International Airport',
      terminal: '2',
      time: '22:35',
      date: 'Tue 8 Dec 2026',
    },
  },
  {
    id: '2',
    carrierCode: 'BG',
    carrierName: 'Biman Bangladesh Airlines',
    flightNumber: 'BG 396',
    operatedBy: 'US-Bangla Airlines',
    aircraft: 'Dash 8-400',
    cabin: 'Economy',
    duration: '1h 0m',
    departure: {
      code: 'CCU',
      city: 'Kolkata',
      terminal: '2',
      time: '00:45',
      date: 'Wed 9 Dec 2026',
    },
    arrival: {
      code: 'DAC',
      city: 'Dhaka',
      airport: 'Hazrat Shahjalal International Airport',
      terminal: '1',
      time: '02:15',
      date: 'Wed 9 Dec 2026',
    },
    dayChange: 1,
  },
]

/** What a card says about a party: its price and the tabs agree. */
export const pricedFor = ({ travelers, price, table }: PartyFare) => ({
  travelers,
  price,
  details: {
    flightDetails: () => (
      <ItineraryTimeline
        label="Bangkok to Dhaka"
        segments={segments}
        layovers={[{ duration: '2h 10m', note: 'Overnight' }]}
      />
    ),
    flightFare: () => <FareTable {...table} />,
    baggage: () => (
      <BaggageTable
        rows={[
          {
            route: 'DAC - BKK',
            travelerType: 'Adult',
            count: 2,
            allowance: '20 kg',
            total: '40 kg',
          },
          { route: 'DAC - BKK', travelerType: 'Infant', count: 1, allowance: null, total: null },
        ]}
      />
    ),
  },
})

export const card: FlightCardProps = {
  legs: [dhakaToBangkok],
  baggage: '20 kg',
  bookHref: '#book',
  ...pricedFor(family),
}
