import { BaggageTable } from '@jatra/design-system/baggage-table'
import { FareTable, type FareRow } from '@jatra/design-system/fare-table'
import type { FlightCardProps, FlightLegData } from '@jatra/design-system/flight-card'
import { ItineraryTimeline, type TimelineSegment } from '@jatra/design-system/itinerary-timeline'

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

export const fareRows: readonly FareRow[] = [
  {
    travelerType: 'Adult',
    base: '৳45,000',
    tax: '৳5,000',
    subtotal: '৳50,000',
    count: 2,
    total: '৳1,00,000',
  },
  {
    travelerType: 'Child',
    base: '৳36,000',
    tax: '৳4,000',
    subtotal: '৳40,000',
    count: 1,
    total: '৳40,000',
  },
  {
    travelerType: 'Infant',
    base: '৳9,000',
    tax: '৳1,000',
    subtotal: '৳10,000',
    count: 1,
    total: '৳10,000',
  },
]

export const card: FlightCardProps = {
  legs: [dhakaToBangkok],
  baggage: '20 kg',
  travelers: { adults: 2, children: 1, infants: 1 },
  price: { base: '৳1,50,000', total: '৳1,35,000' },
  bookHref: '#book',
  details: {
    flightDetails: () => (
      <ItineraryTimeline
        label="Bangkok to Dhaka"
        segments={segments}
        layovers={[{ duration: '2h 10m', note: 'Overnight' }]}
      />
    ),
    flightFare: () => (
      <FareTable
        rows={fareRows}
        total="৳1,50,000"
        payable={{ discount: '-৳15,000', total: '৳1,35,000' }}
      />
    ),
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
}
