import type { CatalogueEntry } from './catalogue-entry.ts'
import { commaText } from './comma-text.ts'

const image: CatalogueEntry['image'] = [{ img1: 'coxs-bazar', img2: 'coxs-bazar' }]

export const coxsBazar: readonly CatalogueEntry[] = [
  {
    _id: 'coxs-bazar-by-train-3-days',
    name: "Cox's Bazar by night train",
    package: "Cox's Bazar",
    destination: "Cox's Bazar and Himchari, Bangladesh",
    description:
      'A weekend that costs little: out on the night train from Kamalapur, one night in a clean hotel a few minutes from Laboni beach, and back by air-conditioned coach. You get a sea bath, an afternoon along Marine Drive and enough sleep. Students and young couples take it most. Seats on the train are chairs, not berths.',
    image,
    duration: 3,
    price: 7_900,
    hotels: ['Hotel Sea Crown, Kolatoli, or a 3-star hotel nearby'],
    packageIncludes: [
      {
        include1: commaText(
          "Train Dhaka to Cox's Bazar in Snigdha class",
          'AC coach back to Dhaka',
          '1 night with breakfast',
          'Station transfer',
          'Open jeep to Himchari and Inani',
        ),
        include2: commaText('Other meals', 'Himchari entrance', 'Beach chairs and water bikes'),
      },
    ],
    highlight: [
      { 'Day 1': 'Night train from Kamalapur; be there half an hour early.' },
      {
        'Day 2':
          'Arrive around half past seven, leave your bags, breakfast. Sea bath at Sugandha between the lifeguard flags. Marine Drive to Himchari and Inani by jeep.',
      },
      {
        'Day 3':
          'Sunrise walk, Burmese market, check-out at eleven. Coach at noon; Dhaka late in the evening, ten to eleven hours.',
      },
    ],
    refundSteps: [
      { daysBefore: 7, percent: 90 },
      { daysBefore: 3, percent: 50 },
    ],
    cancelationPolicy: [],
    validFrom: '2026-10-01',
    validTo: '2027-12-31',
    seats: 40,
  },
  {
    _id: 'coxs-bazar-flight-sea-view-3-days',
    name: "Cox's Bazar by air, with a sea view",
    package: "Cox's Bazar",
    destination: "Cox's Bazar, Inani and Marine Drive, Bangladesh",
    description:
      'Fly in an hour, sleep two nights with the sea at your window and have a private car for Marine Drive. Made for families who have only a weekend, and for elderly parents, since nothing needs more than a short walk. From June to September expect rain and high surf: rooms cost the same, but you may not be allowed to swim.',
    image,
    duration: 3,
    price: 17_500,
    hotels: [
      'Long Beach Hotel, Kolatoli',
      'Ocean Paradise Hotel and Resort, when Long Beach is full',
    ],
    packageIncludes: [
      {
        include1: commaText(
          "Return flight Dhaka to Cox's Bazar with taxes",
          '2 nights in a sea-view room with breakfast',
          'Airport transfers',
          'Private car to Inani for half a day',
          'One seafood dinner',
        ),
        include2: commaText('Other meals', 'Entrance at Himchari', 'Spa', 'Parasailing'),
      },
    ],
    highlight: [
      {
        'Day 1': 'Flight of an hour, check in at two. Kolatoli beach until sunset, seafood dinner.',
      },
      {
        'Day 2':
          "Marine Drive: Himchari hill, Inani's coral stones at low tide, Patuartek. Back for tea.",
      },
      {
        'Day 3':
          'Ramu Buddhist monastery, 40 minutes away, or a last bath; flight in the afternoon.',
      },
    ],
    refundSteps: [
      { daysBefore: 10, percent: 70 },
      { daysBefore: 4, percent: 35 },
    ],
    cancelationPolicy: ['If the airline cancels the flight everything is refunded.'],
    validFrom: '2026-10-01',
    validTo: '2027-12-31',
    seats: 30,
  },
  {
    _id: 'coxs-bazar-saint-martin-4-days',
    name: "Cox's Bazar and Saint Martin's Island",
    package: "Cox's Bazar",
    destination: "Cox's Bazar and Saint Martin's, Bangladesh",
    description:
      "A night in Cox's Bazar and one on the coral island, in the two months in which staying overnight is allowed. The government limits visitors to 2,000 a day and asks for a travel pass, which we get for you: send your national ID number in time. The ship takes six hours each way, and there is no generator light after eleven at night.",
    image,
    duration: 4,
    price: 15_800,
    hotels: [
      "3-star hotel in Kolatoli, Cox's Bazar",
      "Beach cottage on the west side of Saint Martin's",
    ],
    packageIncludes: [
      {
        include1: commaText(
          "AC coach Dhaka to Cox's Bazar and back",
          'Return ship ticket with travel pass',
          "1 night in Cox's Bazar and 1 on the island",
          'Breakfasts and three meals on the island',
          'Guide on the island',
        ),
        include2: commaText(
          'Other meals',
          'Cycle hire',
          'Environmental fee if the government sets one',
        ),
      },
    ],
    highlight: [
      { 'Day 1': "Morning coach from Dhaka, ten hours. Night in Cox's Bazar." },
      {
        'Day 2':
          'Ship at seven from Nuniarchhara jetty, on the island by one. West beach at sunset; no plastic, no loud music, no fires.',
      },
      {
        'Day 3':
          "Coral beach and a walk towards the southern end at low tide; Chhera Dwip itself is closed. Ship at three, Cox's Bazar by nine, night coach.",
      },
      { 'Day 4': 'In Dhaka around eight in the morning.' },
    ],
    refundSteps: [
      { daysBefore: 15, percent: 90 },
      { daysBefore: 7, percent: 50 },
    ],
    cancelationPolicy: [
      'If the port signals keep the ship in harbour we refund ship and island in full.',
    ],
    validFrom: '2026-12-01',
    validTo: '2027-01-29',
    seats: 40,
  },
  {
    _id: 'coxs-bazar-inani-resort-4-days',
    name: 'Four slow days at Inani',
    package: "Cox's Bazar",
    destination: "Inani and Cox's Bazar, Bangladesh",
    description:
      'Inani lies half an hour south of the crowds, and at Sea Pearl you hardly need to leave the grounds: pools, a wide beach and a water park for the children. We add a boat trip to Maheshkhali and a fish market morning for those who get restless. Go from November to March for calm sea; in the rains it is green, quiet and wet.',
    image,
    duration: 4,
    price: 22_900,
    hotels: ['Sea Pearl Beach Resort and Spa, Inani'],
    packageIncludes: [
      {
        include1: commaText(
          "Return flight Dhaka to Cox's Bazar with taxes",
          '3 nights with breakfast',
          'Airport transfers',
          'Speedboat to Maheshkhali with guide',
          'Water park entrance for one day',
        ),
        include2: commaText('Lunch and dinner', 'Spa', 'Minibar'),
      },
    ],
    highlight: [
      { 'Day 1': 'Fly in, an hour by car along the sea to Inani.' },
      { 'Day 2': 'Pool, beach and water park.' },
      {
        'Day 3':
          'Fishery ghat at seven, speedboat to Maheshkhali: Adinath temple, salt fields, betel leaf gardens.',
      },
      { 'Day 4': 'Breakfast, last swim, flight to Dhaka.' },
    ],
    refundSteps: [
      { daysBefore: 14, percent: 70 },
      { daysBefore: 7, percent: 40 },
    ],
    cancelationPolicy: [],
    validFrom: '2026-10-01',
    validTo: '2027-09-30',
    seats: 24,
  },
]
