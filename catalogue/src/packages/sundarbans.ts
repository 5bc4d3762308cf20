import type { CatalogueEntry } from './catalogue-entry.ts'
import { commaText } from './comma-text.ts'

const image: CatalogueEntry['image'] = [{ img1: 'sundarbans', img2: 'sundarbans' }]

export const sundarbans: readonly CatalogueEntry[] = [
  {
    _id: 'sundarbans-kotka-cruise-3-days',
    name: 'Sundarbans by boat: Harbaria, Kotka, Karamjal',
    package: 'Sundarbans',
    destination: 'Kotka, Jamtola and Karamjal, Sundarbans, Bangladesh',
    description:
      'Two nights on a small vessel from Khulna, deep into the eastern forest. You glide through creeks at dawn in a rowing boat, walk to Jamtola beach and eat fish that was alive that morning. Deer, crocodiles and kingfishers are near certain; a tiger is seen perhaps once in a hundred trips. There is no phone network after Mongla.',
    image,
    duration: 3,
    price: 12_500,
    hotels: ['Two-berth cabin on a Khulna tourist vessel, shared bathrooms'],
    packageIncludes: [
      {
        include1: commaText(
          'Vessel from Khulna and back with two-berth cabin',
          'All meals and snacks on board',
          'Forest permit and revenue',
          'Two armed forest guards',
          'Rowing boat for the creeks',
          'Naturalist guide',
        ),
        include2: commaText(
          'Journey Dhaka to Khulna and back',
          'Camera fee for video',
          'Tips for the crew',
        ),
      },
    ],
    highlight: [
      {
        'Day 1':
          "Board at Khulna's BIWTA ghat at seven. Down the Pasur by Mongla to the watchtower of Harbaria; on to Kotka in the night.",
      },
      {
        'Day 2':
          'Creeks of Kotka in a rowing boat at dawn, walk of three kilometres to Jamtola beach with the guard, Tiger Point; fishing villages or Kochikhali in the afternoon.',
      },
      {
        'Day 3': 'Deer and crocodile centre at Karamjal, back in Khulna by five in the afternoon.',
      },
    ],
    refundSteps: [
      { daysBefore: 15, percent: 90 },
      { daysBefore: 7, percent: 50 },
    ],
    cancelationPolicy: ['Port signal 4 or higher: we do not sail and refund in full.'],
    validFrom: '2026-11-01',
    validTo: '2027-03-31',
    seats: 40,
  },
  {
    _id: 'sundarbans-ac-vessel-dublar-4-days',
    name: 'Sundarbans in comfort, as far as Dublar Char',
    package: 'Sundarbans',
    destination: 'Hiron Point, Dublar Char and Kotka, Sundarbans, Bangladesh',
    description:
      'The longer route on an air-conditioned vessel with your own bathroom, out to the Bay of Bengal: Hiron Point in the world heritage core, the dry-fish village of Dublar Char and Kotka on the way back. Coach from Dhaka is in the price. It suits elderly parents too, since you may stay on deck while the others walk.',
    image,
    duration: 4,
    price: 16_000,
    hotels: ['Two-berth AC cabin with own bathroom on a Khulna tourist vessel'],
    packageIncludes: [
      {
        include1: commaText(
          'AC coach Dhaka to Khulna and back over the Padma Bridge',
          'AC cabin with bathroom for 3 nights',
          'All meals on board with one barbecue',
          'Forest permit and revenue',
          'Two armed forest guards and a guide',
        ),
        include2: commaText('Meals on the road', 'Camera fee for video', 'Tips for the crew'),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Coach at seven from Dhaka, five hours; board in Khulna after lunch and sail through the evening.',
      },
      {
        'Day 2':
          'Hiron Point: boardwalk in the Nilkomol sanctuary. Dublar Char, where fishermen dry their catch from October to March.',
      },
      {
        'Day 3':
          'Kotka: creeks at dawn, Jamtola beach, deer in the meadow at dusk. Sail back in the night.',
      },
      { 'Day 4': 'Karamjal, Khulna by two, coach to Dhaka by eight in the evening.' },
    ],
    refundSteps: [
      { daysBefore: 20, percent: 90 },
      { daysBefore: 10, percent: 50 },
    ],
    cancelationPolicy: ['Port signal 4 or higher: we do not sail and refund in full.'],
    validFrom: '2026-11-01',
    validTo: '2027-03-31',
    seats: 32,
  },
  {
    _id: 'sundarbans-banishanta-eco-cottage-2-days',
    name: 'The edge of the forest in 2 days',
    package: 'Sundarbans',
    destination: 'Banishanta and Karamjal, Sundarbans, Bangladesh',
    description:
      'For those who have two days and no wish to sleep on a boat. You stay in a cottage on the village side of the creek, with the mangroves across the water, row along the edge with a permit and visit Karamjal. You hear the forest more than you see it. Children like it. Food is home-cooked, and the electricity comes from the sun.',
    image,
    duration: 2,
    price: 6_800,
    hotels: ['Wooden eco cottage at Banishanta, Dacope'],
    packageIncludes: [
      {
        include1: commaText(
          'Boat from Mongla and back',
          '1 night with all meals',
          'Forest permit with guard for Karamjal',
          'Rowing boat along the creek at high tide',
          'Village walk with a honey collector',
        ),
        include2: commaText('Journey Dhaka to Mongla and back', 'Soft drinks', 'Tips'),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Mongla ferry ghat at eleven, 40 minutes by boat to the cottage. Rowing boat at high tide, sunset over the forest; stories of honey and tigers after dinner.',
      },
      {
        'Day 2':
          'Birds at dawn, Karamjal boardwalk and the crocodile pools, lunch, back in Mongla by three. Dhaka is four to five hours by coach.',
      },
    ],
    refundSteps: [
      { daysBefore: 5, percent: 100 },
      { daysBefore: 2, percent: 50 },
    ],
    cancelationPolicy: [],
    validFrom: '2026-10-15',
    validTo: '2027-05-31',
    seats: 16,
  },
]
