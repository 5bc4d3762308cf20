import type { CatalogueEntry } from './catalogue-entry.ts'
import { commaText } from './comma-text.ts'

const image: CatalogueEntry['image'] = [{ img1: 'sajek', img2: 'sajek' }]

export const sajek: readonly CatalogueEntry[] = [
  {
    _id: 'sajek-valley-above-the-clouds-3-days',
    name: 'Sajek above the clouds',
    package: 'Sajek',
    destination: 'Sajek Valley and Khagrachhari, Bangladesh',
    description:
      'Night bus, a jeep over the hills and one night in a wooden cottage at Ruilui Para, where on clear mornings after rain the valley fills with cloud. The road is open only with the army escort, twice a day, so the hours are fixed. Bring your national ID card. Bathrooms are simple, water is scarce and the phone network is weak.',
    image,
    duration: 3,
    price: 6_900,
    hotels: [
      'Wooden cottage with valley view in Ruilui Para, four to a room unless you reserve otherwise',
    ],
    packageIncludes: [
      {
        include1: commaText(
          'Non-AC bus Dhaka to Khagrachhari and back',
          'Reserved jeep for two days',
          '1 night in Sajek',
          'Six meals from breakfast on day 2 to dinner on day 3',
          'Local guide and entry fees',
        ),
        include2: commaText(
          'Food on the bus journey',
          'Bamboo chicken and barbecue',
          'Porter',
          'Personal medicine',
        ),
      },
    ],
    highlight: [
      { 'Day 1': 'Bus at ten in the evening from Arambagh or Kalabagan.' },
      {
        'Day 2':
          'Khagrachhari at about six, breakfast, jeep to Baghaihat for the escort of half past ten. In Sajek by one; sunset from the helipad.',
      },
      {
        'Day 3':
          'Konglak hill at sunrise, escort back at half past ten, Alutila cave with a torch, night bus; in Dhaka before dawn of the next day.',
      },
    ],
    refundSteps: [
      { daysBefore: 7, percent: 90 },
      { daysBefore: 3, percent: 50 },
    ],
    cancelationPolicy: ['If the administration closes the valley everything is refunded.'],
    validFrom: '2026-10-01',
    validTo: '2027-05-15',
    seats: 36,
  },
  {
    _id: 'sajek-khagrachhari-4-days',
    name: 'Sajek and Khagrachhari without haste',
    package: 'Sajek',
    destination: 'Sajek Valley and Khagrachhari, Bangladesh',
    description:
      'Two nights in Sajek instead of one, so that you have a second morning if the first is grey, and a whole afternoon for Alutila and Risang on the way home. AC bus both ways and a room for two. Good for couples and for families with children over eight; the jeep ride of two hours is rough and hilly.',
    image,
    duration: 4,
    price: 9_400,
    hotels: ['Megh Machang, Ruilui Para, or a cottage of the same class'],
    packageIncludes: [
      {
        include1: commaText(
          'AC bus Dhaka to Khagrachhari and back',
          'Reserved jeep for three days',
          '2 nights in a room for two in Sajek',
          'All meals from breakfast on day 2 to dinner on day 4',
          'Entry fees of Sajek and Alutila and Risang',
        ),
        include2: commaText(
          'Food on the bus journey',
          'Horse and hammock rides',
          'Tips for driver and guide',
        ),
      },
    ],
    highlight: [
      { 'Day 1': 'AC bus at half past ten in the evening, eight hours.' },
      {
        'Day 2':
          'Breakfast in Khagrachhari, Dighinala, escort at half past ten from Baghaihat. Afternoon in Ruilui Para.',
      },
      {
        'Day 3':
          'Sunrise from Konglak, the highest village; the rest of the day is for the balcony.',
      },
      {
        'Day 4':
          'A second dawn. Escort at half past ten, Risang fall, Alutila cave, hanging bridge, night bus home.',
      },
    ],
    refundSteps: [
      { daysBefore: 10, percent: 90 },
      { daysBefore: 4, percent: 50 },
    ],
    cancelationPolicy: ['If the administration closes the valley everything is refunded.'],
    validFrom: '2026-10-01',
    validTo: '2027-05-15',
    seats: 20,
  },
  {
    _id: 'sajek-rangamati-kaptai-5-days',
    name: 'Hill tracts: Sajek, Rangamati and Kaptai lake',
    package: 'Sajek',
    destination: 'Sajek, Khagrachhari and Rangamati, Bangladesh',
    description:
      'The hills and the lake in one journey: a night in Sajek, then two in Rangamati with a whole day by boat on Kaptai lake to Shuvolong. A good choice for a group of friends in winter, when the nights are cold and the water is still. Roads bend without end. Foreign passport holders need a permit from the district office.',
    image,
    duration: 5,
    price: 9_500,
    hotels: [
      'Wooden cottage in Ruilui Para, Sajek',
      'Parjatan Holiday Complex, Rangamati, or a hotel of the same class',
    ],
    packageIncludes: [
      {
        include1: commaText(
          'AC bus Dhaka to Khagrachhari and Rangamati to Dhaka',
          'Jeep to Sajek and on to Rangamati',
          '3 nights',
          'All meals from breakfast on day 2 to dinner on day 4',
          'Reserved boat on Kaptai lake',
          'Local guide',
        ),
        include2: commaText(
          'Food on the bus journey',
          'Permits of foreigners',
          'Kayaks',
          'Personal costs',
        ),
      },
    ],
    highlight: [
      { 'Day 1': 'Night bus from Dhaka.' },
      {
        'Day 2':
          'Khagrachhari, then Sajek with the escort of half past ten; sunset at the helipad.',
      },
      {
        'Day 3':
          'Konglak at dawn, back with the escort, and by Mahalchhari road to Rangamati, four hours.',
      },
      {
        'Day 4':
          'Boat all day: Shuvolong fall, which is thin after December, lunch at Peda Ting Ting, Rajban Vihara, the hanging bridge.',
      },
      { 'Day 5': "Free morning for the weavers' market, day bus to Dhaka, eight hours." },
    ],
    refundSteps: [
      { daysBefore: 10, percent: 90 },
      { daysBefore: 5, percent: 50 },
    ],
    cancelationPolicy: [
      'If the administration closes a district we offer another date or a full refund.',
    ],
    validFrom: '2026-11-01',
    validTo: '2027-04-30',
    seats: 24,
  },
]
