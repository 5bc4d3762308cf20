import type { CatalogueEntry } from './catalogue-entry.ts'
import { commaText } from './comma-text.ts'

const image: CatalogueEntry['image'] = [{ img1: 'maldives', img2: 'maldives' }]

export const maldives: readonly CatalogueEntry[] = [
  {
    _id: 'maldives-maafushi-local-island-4-days',
    name: 'Maafushi: the Maldives without a resort',
    package: 'Maldives',
    destination: 'Maafushi, Maldives',
    description:
      'Three nights in a guesthouse on an island where people live, with the same lagoon as the resorts at a third of the price. A full-day boat takes you to a sandbank, dolphins and a reef full of turtles. Swimwear is for the marked beach only; elsewhere one dresses as at home. The food is halal. There is no visa to apply for before you fly.',
    image,
    duration: 4,
    price: 68_900,
    hotels: ['Kaani Grand Seaview, Maafushi', 'Arena Beach Hotel, when Kaani is full'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Malé with taxes and travel tax',
          'Shared speedboat to Maafushi and back',
          '3 nights with breakfast and dinner',
          'Full-day snorkelling trip with sandbank and lunch',
          'Green tax',
        ),
        include2: commaText(
          'Lunches on other days',
          'Jet ski and diving',
          'Day pass for a resort island',
          'Tips',
        ),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Fly to Malé, about four hours. Fill in the IMUGA declaration within 96 hours before. Speedboat of 40 minutes.',
      },
      { 'Day 2': 'Boat all day: reef, turtles, a sandbank for lunch, often dolphins.' },
      { 'Day 3': 'Free: kayak, a resort day pass, or night fishing.' },
      { 'Day 4': 'Speedboat to the airport, flight home.' },
    ],
    refundSteps: [
      { daysBefore: 21, percent: 70 },
      { daysBefore: 10, percent: 35 },
    ],
    cancelationPolicy: ['A boat trip that the sea does not allow is refunded.'],
    validFrom: '2026-10-15',
    validTo: '2027-10-31',
    seats: 20,
  },
  {
    _id: 'maldives-resort-south-male-4-days',
    name: 'A resort in South Malé Atoll',
    package: 'Maldives',
    destination: 'South Malé Atoll, Maldives',
    description:
      'Three nights in a beach villa with all meals, on an island you can walk round in ten minutes. There is a house reef to snorkel from the beach and nothing that you must do. Half an hour by speedboat from the airport, so no night is lost waiting for a seaplane. For couples above all; small children are welcome but will find few others.',
    image,
    duration: 4,
    price: 118_000,
    hotels: ['Adaaran Club Rannalhi, beach room'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Malé with taxes and travel tax',
          'Speedboat to the resort and back',
          '3 nights with all meals',
          'Snorkelling gear',
          'Green tax and service charge',
        ),
        include2: commaText('Diving and excursions', 'Spa', 'Drinks beyond the meal plan', 'Tips'),
      },
    ],
    highlight: [
      { 'Day 1': 'Fly to Malé; resort staff meet you at the exit. Speedboat of 45 minutes.' },
      { 'Day 2': 'House reef in the morning, when the water is clearest.' },
      { 'Day 3': 'Free; a sunset dolphin cruise can be booked at the desk.' },
      { 'Day 4': 'Check-out at noon, speedboat and flight home.' },
    ],
    refundSteps: [
      { daysBefore: 45, percent: 70 },
      { daysBefore: 21, percent: 35 },
    ],
    cancelationPolicy: [],
    validFrom: '2026-10-01',
    validTo: '2027-12-20',
    seats: 12,
  },
  {
    _id: 'maldives-water-villa-honeymoon-5-days',
    name: 'Honeymoon over the water',
    package: 'Maldives',
    destination: 'South Malé Atoll, Maldives',
    description:
      'Two nights in a beach villa and two in a villa over the lagoon, with steps from the deck into the water. All meals, one dinner on the sand and a cake are arranged; the rest of the time nobody disturbs you. Bring your marriage certificate: the resort grants its honeymoon gifts within a year of the wedding only.',
    image,
    duration: 5,
    price: 158_000,
    hotels: ['Sun Siyam Olhuveli, beach villa and water villa'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Malé with taxes and travel tax',
          'Speedboat to the resort and back',
          '2 nights in a beach villa and 2 in a water villa',
          'All meals',
          'One candlelight dinner on the beach',
          'Green tax and service charge',
        ),
        include2: commaText('Excursions and water sports', 'Spa', 'Photographer', 'Tips'),
      },
    ],
    highlight: [
      { 'Day 1': 'Fly to Malé, speedboat of 45 minutes, beach villa.' },
      { 'Day 2': 'Lagoon and house reef. Candlelight dinner.' },
      { 'Day 3': 'Move to the water villa at noon; your bags are carried.' },
      { 'Day 4': 'A day on the deck. Rays come by at dusk.' },
      { 'Day 5': 'Breakfast, speedboat, flight home.' },
    ],
    refundSteps: [
      { daysBefore: 45, percent: 70 },
      { daysBefore: 30, percent: 35 },
    ],
    cancelationPolicy: ['One change of date is free up to 45 days before travel.'],
    validFrom: '2026-11-01',
    validTo: '2027-11-30',
    seats: 8,
    honeymoon: true,
  },
]
