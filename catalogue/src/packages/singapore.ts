import type { CatalogueEntry } from './catalogue-entry.ts'
import { commaText } from './comma-text.ts'

const image: CatalogueEntry['image'] = [{ img1: 'singapore', img2: 'singapore' }]

export const singapore: readonly CatalogueEntry[] = [
  {
    _id: 'singapore-city-sentosa-4-days',
    name: 'Singapore and Sentosa in 4 days',
    package: 'Singapore',
    destination: 'Singapore and Sentosa',
    description:
      'Three nights near Lavender station, one guided day and one on Sentosa; the rest you do yourself by metro, which is easy and safe at any hour. Mustafa Centre and the Bengali restaurants of Little India are fifteen minutes on foot. Rooms are small, as they are all over the city. Rain comes in short bursts, most of all in December.',
    image,
    duration: 4,
    price: 64_900,
    hotels: ['Hotel Boss, Lavender'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Singapore with taxes and travel tax',
          '3 nights',
          'Airport transfers',
          'Half-day city tour with guide',
          'Sentosa cable car and Singapore Oceanarium tickets',
        ),
        include2: commaText(
          'Singapore visa fee',
          'Meals',
          'Metro card',
          'Universal Studios ticket',
        ),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Fly to Singapore, four hours. Marina Bay light show at eight in the evening, free of charge.',
      },
      {
        'Day 2':
          'City tour: Merlion, Chinatown, Little India; Gardens by the Bay and its Supertrees after dark.',
      },
      { 'Day 3': 'Sentosa by cable car, the Oceanarium, Siloso beach.' },
      { 'Day 4': 'Mustafa Centre, or Jewel at Changi with its waterfall, before the flight.' },
    ],
    refundSteps: [
      { daysBefore: 15, percent: 70 },
      { daysBefore: 7, percent: 35 },
    ],
    cancelationPolicy: ['If your visa is refused the land cost is refunded in full.'],
    validFrom: '2026-10-01',
    validTo: '2027-12-31',
    seats: 24,
  },
  {
    _id: 'singapore-family-universal-studios-5-days',
    name: 'Singapore for families: Universal and the zoo',
    package: 'Singapore',
    destination: 'Singapore and Sentosa',
    description:
      'Four nights with the tickets that families buy anyway: Universal Studios, the zoo with its tram, and Gardens by the Bay. The hotel has a pool and family rooms and stands a short walk from a metro station. Children under 0.9 metres ride the metro free. Plan an afternoon of rest: the heat tires small children more than the queues.',
    image,
    duration: 5,
    price: 86_500,
    hotels: ['Village Hotel Bugis', 'PARKROYAL on Kitchener Road, when Bugis is full'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Singapore with taxes and travel tax',
          '4 nights with breakfast',
          'Airport transfers by private van',
          'One-day Universal Studios ticket',
          'Singapore Zoo ticket with tram',
          'Both domes of Gardens by the Bay',
        ),
        include2: commaText(
          'Singapore visa fee',
          'Lunch and dinner',
          'Express passes',
          'Metro card',
        ),
      },
    ],
    highlight: [
      { 'Day 1': 'Arrive, pool, an early dinner in Kampong Glam by the Sultan Mosque.' },
      {
        'Day 2':
          'Universal Studios from opening to closing time; the small ones like Far Far Away most.',
      },
      { 'Day 3': 'Zoo in the morning, when the animals are awake; the afternoon by the pool.' },
      { 'Day 4': 'Cloud Forest and Flower Dome, a bumboat on the river, Supertrees at night.' },
      { 'Day 5': 'Jewel at Changi, then the flight home.' },
    ],
    refundSteps: [
      { daysBefore: 20, percent: 70 },
      { daysBefore: 10, percent: 35 },
    ],
    cancelationPolicy: ['If your visa is refused the land cost is refunded in full.'],
    validFrom: '2026-10-01',
    validTo: '2027-11-30',
    seats: 20,
  },
  {
    _id: 'singapore-kuala-lumpur-6-days',
    name: 'Two cities: Singapore and Kuala Lumpur',
    package: 'Singapore',
    destination: 'Singapore and Kuala Lumpur, Malaysia',
    description:
      'Three nights in Singapore and two in Kuala Lumpur, joined by a comfortable coach of six hours across the Johor causeway. You fly in to one city and home from the other, so nothing is travelled twice. You need visas for both countries, and the Singapore one first. Suits shoppers and first-time travellers who like cities.',
    image,
    duration: 6,
    price: 79_900,
    hotels: ['Hotel Boss, Lavender, Singapore', 'Berjaya Times Square Hotel, Kuala Lumpur'],
    packageIncludes: [
      {
        include1: commaText(
          'Flights Dhaka to Singapore and Kuala Lumpur to Dhaka with taxes and travel tax',
          'Coach Singapore to Kuala Lumpur',
          '5 nights with breakfast in Kuala Lumpur',
          'City tours in both cities',
          'Airport transfers',
        ),
        include2: commaText(
          'Visa fees of Singapore and Malaysia',
          'Tourism tax of 10 ringgit per room and night in Malaysia',
          'Meals',
          'Tips',
        ),
      },
    ],
    highlight: [
      { 'Day 1': 'Fly to Singapore; Marina Bay in the evening.' },
      { 'Day 2': 'City tour with Merlion, Chinatown, Kampong Glam; Gardens by the Bay.' },
      { 'Day 3': 'Free for Sentosa, the zoo or Orchard Road.' },
      { 'Day 4': 'Coach at nine; border formalities take about an hour. Kuala Lumpur by four.' },
      { 'Day 5': 'Batu Caves, Merdeka Square, KLCC and its fountains.' },
      { 'Day 6': 'Central Market, flight to Dhaka.' },
    ],
    refundSteps: [
      { daysBefore: 25, percent: 70 },
      { daysBefore: 10, percent: 35 },
    ],
    cancelationPolicy: [],
    validFrom: '2026-11-01',
    validTo: '2027-09-30',
    seats: 20,
  },
]
