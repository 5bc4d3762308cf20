import type { CatalogueEntry } from './catalogue-entry.ts'
import { commaText } from './comma-text.ts'

const image: CatalogueEntry['image'] = [{ img1: 'sri-lanka', img2: 'sri-lanka' }]

export const sriLanka: readonly CatalogueEntry[] = [
  {
    _id: 'sri-lanka-kandy-nuwara-eliya-bentota-6-days',
    name: 'Hills and beach: Kandy, Nuwara Eliya, Bentota',
    package: 'Srilanka',
    destination: 'Kandy, Nuwara Eliya and Bentota, Sri Lanka',
    description:
      'The round that shows most of the island in the fewest hours on the road: the Temple of the Tooth, tea country at 1,900 metres, then two nights by the sea. One driver stays with you throughout. It suits couples and families with children from about five; the longest drive takes six hours. Pack a pullover for Nuwara Eliya.',
    image,
    duration: 6,
    price: 68_500,
    hotels: [
      "Queen's Hotel, Kandy",
      'Araliya Green Hills Hotel, Nuwara Eliya',
      'Cinnamon Bentota Beach',
    ],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Colombo with taxes and travel tax',
          '5 nights with breakfast and dinner',
          'Private air-conditioned car with English-speaking driver',
          'Temple of the Tooth and Pinnawala entrance',
          'Tea factory visit',
          'Madu river boat ride',
        ),
        include2: commaText(
          'Sri Lanka ETA fee',
          'Lunches',
          'Water sports in Bentota',
          'Tips for the driver',
        ),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Fly to Colombo, three and a half hours. Drive to Kandy by the Pinnawala elephant orphanage, about three hours.',
      },
      {
        'Day 2':
          'Temple of the Tooth at the morning puja, the Peradeniya botanical gardens, a dance show in the evening.',
      },
      {
        'Day 3':
          'Up to Nuwara Eliya through tea estates, with stops at Ramboda falls and a factory where you taste.',
      },
      { 'Day 4': 'Gregory lake early, then six hours down to the coast at Bentota by Kitulgala.' },
      {
        'Day 5': 'Boat on the Madu river, turtle hatchery at Kosgoda; the afternoon on the beach.',
      },
      {
        'Day 6':
          'Drive to Colombo, two hours. Galle Face Green and Pettah market before the flight.',
      },
    ],
    refundSteps: [
      { daysBefore: 21, percent: 70 },
      { daysBefore: 8, percent: 35 },
    ],
    cancelationPolicy: ['If your ETA is refused the hotels are refunded in full.'],
    validFrom: '2026-10-01',
    validTo: '2027-12-20',
    seats: 20,
  },
  {
    _id: 'sri-lanka-colombo-galle-5-days',
    name: 'Colombo, Galle Fort and the south coast',
    package: 'Srilanka',
    destination: 'Colombo, Galle and Hikkaduwa, Sri Lanka',
    description:
      'An easy beach week cut to five days: three nights in Hikkaduwa, one in Colombo, and no drive longer than two hours thanks to the expressway. You walk the Dutch walls of Galle at sunset, snorkel with turtles near the shore and have a free day. The sea is calm from November to April; from May to October swim in the pool.',
    image,
    duration: 5,
    price: 56_900,
    hotels: ['Hikka Tranz by Cinnamon, Hikkaduwa', '4-star hotel near Galle Face Green, Colombo'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Colombo with taxes and travel tax',
          '4 nights with breakfast',
          'All transfers by private car with expressway tolls',
          'Half-day walk in Galle Fort with a guide',
        ),
        include2: commaText(
          'Sri Lanka ETA fee',
          'Lunch and dinner',
          'Snorkelling and boat trips',
          'Hotel minibar',
        ),
      },
    ],
    highlight: [
      { 'Day 1': 'Fly to Colombo and drive to Hikkaduwa on the expressway, two hours.' },
      {
        'Day 2':
          'Snorkelling off the reef or a glass-bottom boat; turtles often feed by the beach.',
      },
      { 'Day 3': 'Galle Fort: lighthouse, Dutch church and the walls at sunset.' },
      { 'Day 4': 'Morning free. To Colombo: Gangaramaya temple, Independence Square, Pettah.' },
      { 'Day 5': 'Breakfast and the flight to Dhaka.' },
    ],
    refundSteps: [
      { daysBefore: 14, percent: 70 },
      { daysBefore: 5, percent: 25 },
    ],
    cancelationPolicy: [],
    validFrom: '2026-10-15',
    validTo: '2027-09-30',
    seats: 24,
  },
  {
    _id: 'sri-lanka-sigiriya-ella-mirissa-8-days',
    name: 'Sri Lanka in a week: Sigiriya, Ella, Mirissa',
    package: 'Srilanka',
    destination: 'Sigiriya, Kandy, Ella and Mirissa, Sri Lanka',
    description:
      'A full loop for people who want to see rather than lie still: the lion rock with its 1,200 steps, the hill railway, a walk to Nine Arch bridge, a jeep safari for elephants and whales off Mirissa in season. You change hotels five times and start early on most days. Not for small children or weak knees.',
    image,
    duration: 8,
    price: 84_900,
    hotels: [
      'Hotel Sigiriya',
      "Earl's Regency, Kandy",
      '3-star hotel with a valley view, Ella',
      '3-star beach hotel, Mirissa',
    ],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Colombo with taxes and travel tax',
          '7 nights with breakfast',
          'Private car with driver-guide',
          'Entrance to Sigiriya and the Temple of the Tooth',
          'Jeep safari in Udawalawe with park fee',
          'Reserved train seats Nanu Oya to Ella',
        ),
        include2: commaText(
          'Sri Lanka ETA fee',
          'Lunch and dinner',
          'Whale watching boat',
          'Tips for driver and jeep crew',
        ),
      },
    ],
    highlight: [
      { 'Day 1': 'Fly to Colombo, drive to Sigiriya, about four hours.' },
      {
        'Day 2': 'Climb Sigiriya at seven, before the heat. Dambulla cave temple in the afternoon.',
      },
      {
        'Day 3': 'Drive to Kandy by a spice garden in Matale; Temple of the Tooth in the evening.',
      },
      {
        'Day 4':
          'By car to Nanu Oya, then the train to Ella, three hours of tea and tunnels. When the line is closed after rain, you go by car.',
      },
      { 'Day 5': "Nine Arch bridge and Little Adam's Peak, a walk of two hours; Ravana falls." },
      {
        'Day 6':
          'Jeep safari in Udawalawe, where elephants are seen all year, then down to Mirissa.',
      },
      {
        'Day 7':
          'Whale watching from November to April if the sea allows; otherwise Galle Fort. Coconut Tree Hill at sunset.',
      },
      { 'Day 8': 'Expressway to Colombo airport, two and a half hours, and home.' },
    ],
    refundSteps: [
      { daysBefore: 30, percent: 70 },
      { daysBefore: 15, percent: 35 },
    ],
    cancelationPolicy: [
      'Weather that stops the train or the whale boat is no ground for a refund; we offer the other visit named above.',
    ],
    validFrom: '2026-11-01',
    validTo: '2027-08-31',
    seats: 14,
  },
  {
    _id: 'sri-lanka-honeymoon-bentota-7-days',
    name: 'A quiet honeymoon in Kandy and Bentota',
    package: 'Srilanka',
    destination: 'Kandy, Nuwara Eliya and Bentota, Sri Lanka',
    description:
      'For two people who want time rather than sights: three nights in a beach hotel at Bentota, three in the hills, a private car and nothing that starts before nine. Dinner is included everywhere, once by candlelight on the sand. Rooms have a double bed; tell us when you reserve if you would rather have another arrangement.',
    image,
    duration: 7,
    price: 88_500,
    hotels: ["Earl's Regency, Kandy", 'Grand Hotel, Nuwara Eliya', 'Cinnamon Bentota Beach'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Colombo with taxes and travel tax',
          '6 nights with breakfast and dinner',
          'One candlelight dinner on the beach',
          'One hour of ayurvedic massage each',
          'Private car with driver',
        ),
        include2: commaText('Sri Lanka ETA fee', 'Lunches', 'Entrance fees', 'Tips'),
      },
    ],
    highlight: [
      { 'Day 1': 'Arrival in Colombo and drive to Kandy, three hours.' },
      { 'Day 2': 'Temple of the Tooth, the lake and the gardens of Peradeniya at your own pace.' },
      { 'Day 3': 'To Nuwara Eliya through the tea, with tea at a planter bungalow.' },
      { 'Day 4': 'Down to Bentota, six hours with a lunch stop at the Kelani river in Kitulgala.' },
      { 'Day 5': 'Nothing planned. Massage in the afternoon, dinner on the beach.' },
      { 'Day 6': 'Madu river by boat, or Galle Fort, an hour away by car.' },
      { 'Day 7': 'Drive to the airport, two and a half hours, and flight home.' },
    ],
    refundSteps: [
      { daysBefore: 30, percent: 70 },
      { daysBefore: 10, percent: 25 },
    ],
    cancelationPolicy: [
      'One change of date is free up to 15 days before travel if the hotels have rooms.',
    ],
    validFrom: '2026-11-15',
    validTo: '2027-04-30',
    seats: 8,
    honeymoon: true,
  },
]
