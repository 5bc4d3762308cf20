import type { CatalogueEntry } from './catalogue-entry.ts'
import { commaText } from './comma-text.ts'

const image: CatalogueEntry['image'] = [{ img1: 'dubai', img2: 'dubai' }]

export const dubai: readonly CatalogueEntry[] = [
  {
    _id: 'dubai-city-desert-5-days',
    name: 'Dubai: old creek, tall towers, desert',
    package: 'Dubai',
    destination: 'Dubai, United Arab Emirates',
    description:
      'Four nights in Bur Dubai, next to the metro and to dozens of Bengali kitchens, with a city tour, the Burj Khalifa terrace and an evening in the dunes. The desert drive is bumpy: not for pregnant women or bad backs, who may wait at the camp. From November to March you can walk outside; in July you go from one cool room to the next.',
    image,
    duration: 5,
    price: 84_500,
    hotels: ['Citymax Hotel Bur Dubai'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Dubai with taxes and travel tax',
          '4 nights with breakfast',
          'Airport transfers',
          'Half-day city tour',
          'Burj Khalifa level 124 off-peak ticket',
          'Desert safari with barbecue dinner',
        ),
        include2: commaText(
          'UAE visa fee',
          'Tourism dirham of the hotel',
          'Other meals',
          'Quad bikes',
          'Tips',
        ),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Fly to Dubai, five hours. Abra across the creek for one dirham, gold and spice souks.',
      },
      {
        'Day 2':
          'Al Fahidi quarter, Jumeirah Mosque from outside, Palm Jumeirah; Burj Khalifa in the morning slot and the fountains at night.',
      },
      {
        'Day 3':
          'Morning free; picked up at three for the desert, dinner under the stars, back by nine.',
      },
      { 'Day 4': 'Free: Global Village from mid-October to May, a beach or the malls.' },
      { 'Day 5': 'Flight to Dhaka.' },
    ],
    refundSteps: [
      { daysBefore: 15, percent: 65 },
      { daysBefore: 7, percent: 35 },
    ],
    cancelationPolicy: ['If your visa is refused the land cost is refunded in full.'],
    validFrom: '2026-10-01',
    validTo: '2027-12-31',
    seats: 30,
  },
  {
    _id: 'dubai-abu-dhabi-6-days',
    name: "Dubai with Abu Dhabi's great mosque",
    package: 'Dubai',
    destination: 'Dubai and Abu Dhabi, United Arab Emirates',
    description:
      'Five nights near the Burj Khalifa and a full day in Abu Dhabi: the Sheikh Zayed Grand Mosque and the Louvre under its dome. Women need a loose dress to the ankles and a headscarf for the mosque; gowns are no longer lent. On Fridays it is closed to visitors around the noon prayer and on Mondays the Louvre is shut: we choose the day.',
    image,
    duration: 6,
    price: 108_500,
    hotels: ['Rove Downtown, Dubai'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Dubai with taxes and travel tax',
          '5 nights with breakfast',
          'Airport transfers',
          'Abu Dhabi day tour with mosque and Louvre ticket',
          'Museum of the Future or Burj Khalifa ticket',
          'Dhow dinner in the Marina',
        ),
        include2: commaText(
          'UAE visa fee',
          'Tourism dirham of the hotel',
          'Other meals',
          'Ferrari World ticket',
          'Tips',
        ),
      },
    ],
    highlight: [
      { 'Day 1': 'Fly to Dubai; fountains at the foot of the Burj Khalifa.' },
      { 'Day 2': 'Old Dubai: Al Fahidi, creek and souks. Dhow dinner in the Marina.' },
      { 'Day 3': 'Abu Dhabi, an hour and a half each way: mosque, Corniche, Louvre.' },
      { 'Day 4': 'Museum of the Future or Burj Khalifa, whichever you chose.' },
      { 'Day 5': 'Free for the desert, Miracle Garden from October to May, or a beach club.' },
      { 'Day 6': 'Dubai Mall in the morning, flight home.' },
    ],
    refundSteps: [
      { daysBefore: 21, percent: 65 },
      { daysBefore: 10, percent: 35 },
    ],
    cancelationPolicy: [],
    validFrom: '2026-10-01',
    validTo: '2027-10-31',
    seats: 20,
  },
  {
    _id: 'dubai-family-parks-7-days',
    name: 'A week in Dubai with children',
    package: 'Dubai',
    destination: 'Dubai, United Arab Emirates',
    description:
      'Six nights in a hotel apartment with a kitchen and a washing machine, which every parent will understand. Aquaventure, Legoland and Dubai Frame tickets are in the price, and two days are empty on purpose. The metro has a carriage for women and children. We would not take small children between mid-June and mid-September.',
    image,
    duration: 7,
    price: 132_000,
    hotels: ['4-star hotel apartment in Al Barsha, near Mall of the Emirates'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Dubai with taxes and travel tax',
          '6 nights in a one-bedroom apartment',
          'Airport transfers by private van',
          'Aquaventure day ticket',
          'Legoland Dubai day ticket',
          'Dubai Frame ticket',
        ),
        include2: commaText(
          'UAE visa fee',
          'Tourism dirham of the hotel',
          'Meals',
          'Lockers and towels in the parks',
        ),
      },
    ],
    highlight: [
      { 'Day 1': 'Arrive; groceries from the supermarket downstairs.' },
      { 'Day 2': 'Aquaventure at the Palm, from ten until the children give up.' },
      { 'Day 3': 'Rest. Dubai Frame and Zabeel park in the late afternoon.' },
      { 'Day 4': 'Legoland, 40 minutes by van.' },
      { 'Day 5': 'Nothing booked: Kite beach or the Green Planet.' },
      { 'Day 6': 'Creek by abra, Dubai Mall aquarium window, fountains.' },
      { 'Day 7': 'Flight home.' },
    ],
    refundSteps: [
      { daysBefore: 30, percent: 65 },
      { daysBefore: 14, percent: 35 },
    ],
    cancelationPolicy: ["If a child falls ill one change of date is free with a doctor's letter."],
    validFrom: '2026-10-01',
    validTo: '2027-06-30',
    seats: 16,
  },
]
