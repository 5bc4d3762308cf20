import type { CatalogueEntry } from './catalogue-entry.ts'
import { commaText } from './comma-text.ts'

const image: CatalogueEntry['image'] = [{ img1: 'malaysia', img2: 'malaysia' }]

export const malaysia: readonly CatalogueEntry[] = [
  {
    _id: 'malaysia-kuala-lumpur-genting-4-days',
    name: 'Kuala Lumpur and Genting in 4 days',
    package: 'Malaysia',
    destination: 'Kuala Lumpur and Genting Highlands, Malaysia',
    description:
      'Three nights in Bukit Bintang, close to the monorail and to halal food at every hour, with a day trip up to Genting by cable car. The city day is guided, the rest is yours for the malls and the street food of Jalan Alor. A good first trip abroad, easy with children; the air is warm and damp all year, so plan an hour for rain.',
    image,
    duration: 4,
    price: 49_900,
    hotels: ['Berjaya Times Square Hotel, Kuala Lumpur'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Kuala Lumpur with taxes and travel tax',
          '3 nights with breakfast',
          'Airport transfers',
          'Half-day city tour with Batu Caves',
          'Genting day trip with Awana SkyWay tickets',
        ),
        include2: commaText(
          'Malaysia eVisa fee',
          'Tourism tax of 10 ringgit per room and night',
          'Genting SkyWorlds theme park ticket',
          'Lunch and dinner',
        ),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Fly to Kuala Lumpur, four hours. Transfer to Bukit Bintang; Jalan Alor in the evening.',
      },
      {
        'Day 2':
          'Batu Caves with its 272 steps, Merdeka Square, the National Mosque and KLCC park; the fountain show at night.',
      },
      {
        'Day 3':
          'Genting Highlands: an hour by coach, then the cable car with a stop at Chin Swee temple. Bring a jacket, it is 18 degrees.',
      },
      { 'Day 4': 'Shopping at Pavilion or Central Market, transfer to the airport.' },
    ],
    refundSteps: [
      { daysBefore: 15, percent: 70 },
      { daysBefore: 7, percent: 35 },
    ],
    cancelationPolicy: ['If the eVisa is refused we refund the land cost in full.'],
    validFrom: '2026-10-01',
    validTo: '2027-12-31',
    seats: 30,
  },
  {
    _id: 'malaysia-kuala-lumpur-langkawi-6-days',
    name: 'Kuala Lumpur and the island of Langkawi',
    package: 'Malaysia',
    destination: 'Kuala Lumpur and Langkawi, Malaysia',
    description:
      'Three nights on the beach in Langkawi and two in the capital, with a one-hour flight between them. You take the cable car to the Sky Bridge, hop between islands by boat and still have a free day. Langkawi is duty-free, relaxed and easy for Muslim travellers. The driest months are December to March; September and October are wet.',
    image,
    duration: 6,
    price: 67_500,
    hotels: ['Holiday Villa Resort and Beachclub, Langkawi', 'Sunway Putra Hotel, Kuala Lumpur'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Kuala Lumpur with taxes and travel tax',
          'Flights Kuala Lumpur to Langkawi and back with 20 kg',
          '5 nights with breakfast',
          'All transfers',
          'Island hopping by shared boat',
          'SkyCab ticket with Sky Bridge',
        ),
        include2: commaText(
          'Malaysia eVisa fee',
          'Tourism tax of 10 ringgit per room and night',
          'Lunch and dinner',
          'Jet ski and parasailing',
        ),
      },
    ],
    highlight: [
      { 'Day 1': 'Fly to Kuala Lumpur and on to Langkawi; check in by the sea.' },
      {
        'Day 2':
          'Boat to Dayang Bunting lake, eagle watching at Singa Besar and the beach of Beras Basah.',
      },
      {
        'Day 3':
          'SkyCab up Gunung Machinchang and the curved Sky Bridge; it closes in strong wind, then you go the next day.',
      },
      { 'Day 4': 'Free morning, evening flight to Kuala Lumpur.' },
      { 'Day 5': 'City tour: Petronas Towers from KLCC park, Merdeka Square, Batu Caves.' },
      { 'Day 6': 'Last shopping and the flight to Dhaka.' },
    ],
    refundSteps: [
      { daysBefore: 21, percent: 70 },
      { daysBefore: 10, percent: 35 },
    ],
    cancelationPolicy: [],
    validFrom: '2026-11-15',
    validTo: '2027-08-31',
    seats: 20,
  },
  {
    _id: 'malaysia-penang-cameron-kuala-lumpur-7-days',
    name: 'Penang, Cameron Highlands and Kuala Lumpur',
    package: 'Malaysia',
    destination: 'George Town, Cameron Highlands and Kuala Lumpur, Malaysia',
    description:
      'A week overland for people who travel to eat and to look: the painted lanes and hawker stalls of George Town, two cool days among tea and strawberries, and the capital at the end. Coaches are comfortable and no leg takes more than five hours. You carry your own bag up a few stairs and choose your own dinners.',
    image,
    duration: 7,
    price: 71_800,
    hotels: [
      'Bayview Hotel Georgetown, Penang',
      '3-star hotel in Tanah Rata, Cameron Highlands',
      'Berjaya Times Square Hotel, Kuala Lumpur',
    ],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Kuala Lumpur with taxes and travel tax',
          'Flight Kuala Lumpur to Penang',
          'Coach Penang to Cameron Highlands and on to Kuala Lumpur',
          '6 nights with breakfast',
          'George Town walk with a local guide',
          'Tea estate and mossy forest tour',
        ),
        include2: commaText(
          'Malaysia eVisa fee',
          'Tourism tax of 10 ringgit per room and night',
          'Lunch and dinner',
          'Penang Hill funicular',
        ),
      },
    ],
    highlight: [
      {
        'Day 1': 'Fly to Kuala Lumpur and on to Penang. Gurney Drive hawker centre in the evening.',
      },
      { 'Day 2': 'George Town on foot: clan jetties, Kapitan Keling mosque, street murals.' },
      {
        'Day 3':
          'Penang Hill early, Kek Lok Si temple; the afternoon is free for Batu Ferringhi beach.',
      },
      { 'Day 4': 'Coach to Tanah Rata in the Cameron Highlands, about five hours.' },
      {
        'Day 5':
          'BOH tea estate, mossy forest at 2,000 metres and a strawberry farm. The BOH estate in Sungei Palas rests on Mondays; then you see another one.',
      },
      { 'Day 6': 'Coach to Kuala Lumpur, four hours. KLCC and its fountain at night.' },
      { 'Day 7': 'Batu Caves if the flight is late, then home.' },
    ],
    refundSteps: [
      { daysBefore: 20, percent: 70 },
      { daysBefore: 8, percent: 40 },
    ],
    cancelationPolicy: [],
    validFrom: '2026-12-01',
    validTo: '2027-10-31',
    seats: 16,
  },
  {
    _id: 'malaysia-family-sunway-lagoon-5-days',
    name: 'Family days: Sunway Lagoon and the aquarium',
    package: 'Malaysia',
    destination: 'Kuala Lumpur and Sunway, Malaysia',
    description:
      'Built around children of four to fourteen: two nights next to Sunway Lagoon, two in the centre near KLCC, short transfers and no early starts. Park and aquarium tickets are in the price for everybody in the room. Grandparents can skip the water slides and sit in the shade; the hotel by the park has connecting rooms on request.',
    image,
    duration: 5,
    price: 62_400,
    hotels: ['Sunway Lagoon Hotel, Bandar Sunway', '4-star hotel near KLCC, Kuala Lumpur'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Kuala Lumpur with taxes and travel tax',
          '4 nights with breakfast',
          'One-day ticket for Sunway Lagoon',
          'Aquaria KLCC ticket',
          'All transfers by private van',
        ),
        include2: commaText(
          'Malaysia eVisa fee',
          'Tourism tax of 10 ringgit per room and night',
          'Lunch and dinner',
          'Lockers and towels in the park',
        ),
      },
    ],
    highlight: [
      { 'Day 1': 'Fly to Kuala Lumpur, 45 minutes by van to Bandar Sunway.' },
      {
        'Day 2':
          'The whole day in Sunway Lagoon: water park, wildlife park and rides. The park rests on Tuesdays outside school holidays; we then swap it with day 3.',
      },
      { 'Day 3': 'Slow morning, move to the centre. KLCC park has a free paddling pool.' },
      { 'Day 4': 'Aquaria KLCC and the Islamic Arts Museum, or the bird park for the small ones.' },
      { 'Day 5': 'Souvenirs at Central Market and the flight home.' },
    ],
    refundSteps: [
      { daysBefore: 15, percent: 70 },
      { daysBefore: 7, percent: 35 },
    ],
    cancelationPolicy: ["If a child falls ill one change of date is free with a doctor's letter."],
    validFrom: '2026-10-01',
    validTo: '2027-12-20',
    seats: 24,
  },
]
