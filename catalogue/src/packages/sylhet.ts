import type { CatalogueEntry } from './catalogue-entry.ts'
import { commaText } from './comma-text.ts'

const image: CatalogueEntry['image'] = [{ img1: 'sylhet', img2: 'sylhet' }]

export const sylhet: readonly CatalogueEntry[] = [
  {
    _id: 'sylhet-jaflong-ratargul-3-days',
    name: 'Sylhet: Jaflong, Ratargul and the shrines',
    package: 'Sylhet',
    destination: 'Sylhet, Jaflong and Ratargul, Bangladesh',
    description:
      'Two nights in town and two days out: the swamp forest of Ratargul by dinghy, the clear Piyain river at Jaflong and the white stones of Bholaganj. Ratargul is deepest from July to October and a walk between trunks in late winter. You begin at the shrine of Hazrat Shah Jalal. Suits any age; the boats carry life jackets.',
    image,
    duration: 3,
    price: 8_200,
    hotels: ['Rose View Hotel, Sylhet, or a 3-star hotel in Zindabazar'],
    packageIncludes: [
      {
        include1: commaText(
          'Train Dhaka to Sylhet and back in AC chair',
          '2 nights with breakfast',
          'Private microbus for two days',
          'Boats in Ratargul and Bholaganj with entry fees',
        ),
        include2: commaText('Lunch and dinner', 'Photographers at the sites', 'Tips'),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Morning train from Dhaka, seven hours. Shrines of Shah Jalal and Shah Paran, Keane Bridge at dusk, dinner at Panshi.',
      },
      {
        'Day 2':
          "Jaflong, two hours each way along the Khasi hills, with Lalakhal's green water on the way back.",
      },
      { 'Day 3': 'Ratargul early, Sada Pathor at Bholaganj until two, evening train to Dhaka.' },
    ],
    refundSteps: [
      { daysBefore: 5, percent: 90 },
      { daysBefore: 2, percent: 50 },
    ],
    cancelationPolicy: [
      'If floods close a site we visit another one; there is no refund for that.',
    ],
    validFrom: '2026-10-01',
    validTo: '2027-12-31',
    seats: 28,
  },
  {
    _id: 'sylhet-srimangal-tea-3-days',
    name: 'Srimangal: tea gardens and rainforest',
    package: 'Sylhet',
    destination: 'Srimangal, Lawachara and Madhabpur, Bangladesh',
    description:
      'Two nights among tea estates with a walk in Lawachara, where hoolock gibbons call in the morning, a cycle ride through the gardens and a boat on Baikka Beel. Come from November to February for birds, from May to September for green leaves and picking. Leeches are part of the rainy months: wear long socks and enjoy the quiet.',
    image,
    duration: 3,
    price: 9_900,
    hotels: ['Novem Eco Resort, Srimangal', 'Tea Resort and Museum, when Novem is full'],
    packageIncludes: [
      {
        include1: commaText(
          'Train Dhaka to Srimangal and back in AC chair',
          '2 nights with breakfast and dinner',
          'Forest guide and entrance in Lawachara',
          'Jeep for two days',
          'Cycle hire for half a day',
        ),
        include2: commaText('Lunches', 'Seven-layer tea', 'Boat on Baikka Beel', 'Tips'),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Train of four and a half hours. Tea museum and a walk in Bhurbhuria estate before sunset.',
      },
      {
        'Day 2':
          'Lawachara at seven for the gibbons, Khasi village, Madhabpur lake with its lilies.',
      },
      {
        'Day 3':
          "Baikka Beel at dawn from November to February; in other months cycling in Finlay's gardens. Afternoon train home.",
      },
    ],
    refundSteps: [
      { daysBefore: 7, percent: 90 },
      { daysBefore: 3, percent: 50 },
    ],
    cancelationPolicy: [],
    validFrom: '2026-10-01',
    validTo: '2027-12-31',
    seats: 20,
  },
  {
    _id: 'sylhet-tanguar-haor-houseboat-3-days',
    name: 'Tanguar Haor by houseboat',
    package: 'Sylhet',
    destination: 'Tanguar Haor, Shimul Bagan and Niladri, Sunamganj, Bangladesh',
    description:
      'The monsoon turns the lowlands of Sunamganj into an inland sea under the Meghalaya hills. You sleep one night on a wooden houseboat with fans, toilets and a cook, swim with a life jacket by the watchtower and ride to Niladri lake. Only from June to September, when there is water enough. Thunder may keep the boat at its mooring.',
    image,
    duration: 3,
    price: 7_400,
    hotels: ['Cabin for two on a houseboat with shared toilets'],
    packageIncludes: [
      {
        include1: commaText(
          'AC bus Dhaka to Sunamganj and back',
          'Houseboat with cabin for one night',
          'Five meals on board',
          'Life jackets and guide',
          'Motorbike to Shimul Bagan and Barek Tila',
        ),
        include2: commaText('Food on the bus journey', 'Small boat in the swamp trees', 'Tips'),
      },
    ],
    highlight: [
      { 'Day 1': 'Night bus from Dhaka at half past ten.' },
      {
        'Day 2':
          'Sunamganj at six, boat from Saheb Bari ghat. Watchtower and swim, Tekerghat at dusk, night under the hills.',
      },
      {
        'Day 3':
          'Niladri lake, Lakmachhara stream, Shimul Bagan, Jadukata river; back at the ghat by six and night bus to Dhaka.',
      },
    ],
    refundSteps: [
      { daysBefore: 7, percent: 90 },
      { daysBefore: 3, percent: 50 },
    ],
    cancelationPolicy: ['If the administration stops the boats everything is refunded.'],
    validFrom: '2027-06-10',
    validTo: '2027-09-25',
    seats: 20,
  },
]
