import type { CatalogueEntry } from './catalogue-entry.ts'
import { commaText } from './comma-text.ts'

const image: CatalogueEntry['image'] = [{ img1: 'delhi', img2: 'delhi' }]

export const delhi: readonly CatalogueEntry[] = [
  {
    _id: 'delhi-agra-4-days',
    name: 'Delhi and the Taj Mahal in 4 days',
    package: 'Delhi',
    destination: 'Delhi and Agra, India',
    description:
      'Two full days in Delhi and a long one to Agra and back on the Yamuna Expressway, all with the same car and driver. You stay in one hotel, so there is no packing in between. The Taj Mahal is closed on Fridays: if your Agra day falls on one, we swap it with the day before. You need an Indian visa before we issue the tickets.',
    image,
    duration: 4,
    price: 34_500,
    hotels: ['Bloomrooms at New Delhi Railway Station'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Delhi with taxes and travel tax',
          '3 nights with breakfast',
          'Private air-conditioned car for all days with tolls and parking',
          'Guide at the Taj Mahal and Agra Fort',
        ),
        include2: commaText(
          'Indian visa',
          'Entrance fees',
          'Lunch and dinner',
          'Camera fees',
          'Tips',
        ),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Fly to Delhi, two and a half hours. India Gate and Connaught Place in the evening.',
      },
      {
        'Day 2':
          "Jama Masjid, Chandni Chowk by cycle rickshaw, Humayun's tomb, Nizamuddin dargah at dusk.",
      },
      {
        'Day 3':
          'Leave at five for Agra, three and a half hours. Taj Mahal, Agra Fort and back by nine in the evening.',
      },
      { 'Day 4': 'Qutub Minar, shopping at Lajpat Nagar or Sarojini Nagar, flight home.' },
    ],
    refundSteps: [
      { daysBefore: 15, percent: 70 },
      { daysBefore: 5, percent: 35 },
    ],
    cancelationPolicy: [
      'If your Indian visa is refused everything is refunded except the visa fee.',
    ],
    validFrom: '2026-10-01',
    validTo: '2027-10-31',
    seats: 24,
  },
  {
    _id: 'delhi-agra-jaipur-golden-triangle-6-days',
    name: 'The Golden Triangle: Delhi, Agra, Jaipur',
    package: 'Delhi',
    destination: 'Delhi, Agra and Jaipur, India',
    description:
      'Mughal and Rajput India in one round of 720 kilometres, with a night in Agra so that you stand at the Taj when the gate opens. Drives of three to five hours, one private car. October to March is pleasant; in May and June it is above 40 degrees and we would not go. The Taj Mahal is closed on Fridays and the route is turned round then.',
    image,
    duration: 6,
    price: 47_800,
    hotels: [
      'Lemon Tree Premier, Delhi Airport',
      'Hotel Clarks Shiraz, Agra',
      'Umaid Bhawan Heritage House, Jaipur',
    ],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Delhi with taxes and travel tax',
          '5 nights with breakfast',
          'Private car with driver and tolls and state taxes',
          'Local guides in Agra and Jaipur',
          'Jeep up to Amber Fort',
        ),
        include2: commaText('Indian visa', 'Entrance fees', 'Lunch and dinner', 'Tips'),
      },
    ],
    highlight: [
      { 'Day 1': 'Fly to Delhi; Qutub Minar and an easy evening.' },
      {
        'Day 2':
          "Old Delhi by rickshaw, Jama Masjid, Humayun's tomb. Drive to Agra, three and a half hours.",
      },
      { 'Day 3': 'Taj Mahal at sunrise, Agra Fort; Mehtab Bagh across the river at sunset.' },
      { 'Day 4': 'Fatehpur Sikri on the way, then on to Jaipur, four and a half hours in all.' },
      {
        'Day 5':
          'Amber Fort, City Palace, Jantar Mantar, Hawa Mahal; block prints and jewellery in Johari bazaar.',
      },
      { 'Day 6': 'Drive to Delhi airport, five hours, and fly home.' },
    ],
    refundSteps: [
      { daysBefore: 21, percent: 70 },
      { daysBefore: 10, percent: 35 },
    ],
    cancelationPolicy: [
      'If your Indian visa is refused everything is refunded except the visa fee.',
    ],
    validFrom: '2026-10-01',
    validTo: '2027-12-15',
    seats: 18,
  },
  {
    _id: 'delhi-jaipur-ajmer-5-days',
    name: 'Ajmer Sharif with Jaipur and Delhi',
    package: 'Delhi',
    destination: 'Delhi, Ajmer and Jaipur, India',
    description:
      'A journey to the dargah of Khwaja Moinuddin Chishti, with time to pray and without haste, joined with Jaipur and the dargah of Nizamuddin Auliya in Delhi. A companion from Dhaka travels with each group of ten or more. During the Urs the town is full: rooms are simpler then and the walk to the shrine is long.',
    image,
    duration: 5,
    price: 38_900,
    hotels: [
      '3-star hotel near Dargah Bazaar, Ajmer',
      'Hotel Clarks Amer, Jaipur',
      '3-star hotel in Karol Bagh, Delhi',
    ],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Delhi with taxes and travel tax',
          'Train Delhi to Ajmer in chair car',
          '4 nights with breakfast and dinner',
          'Transfers and sightseeing by car',
        ),
        include2: commaText(
          'Indian visa',
          'Offerings at the shrine',
          'Lunches',
          'Entrance fees in Jaipur',
        ),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Fly to Delhi. Nizamuddin dargah; on Thursdays there is qawwali after the evening prayer.',
      },
      {
        'Day 2': 'Morning train to Ajmer, about seven hours. Ziyarat at the dargah in the evening.',
      },
      {
        'Day 3':
          'Dawn prayer at the dargah, Adhai Din ka Jhonpra, Ana Sagar lake; drive to Jaipur, two and a half hours.',
      },
      { 'Day 4': 'Amber Fort, City Palace and Hawa Mahal; drive or train to Delhi, five hours.' },
      { 'Day 5': 'Jama Masjid and Chandni Chowk, then the flight home.' },
    ],
    refundSteps: [
      { daysBefore: 14, percent: 70 },
      { daysBefore: 5, percent: 25 },
    ],
    cancelationPolicy: [
      'If your Indian visa is refused everything is refunded except the visa fee.',
    ],
    validFrom: '2026-10-01',
    validTo: '2027-08-31',
    seats: 30,
  },
  {
    _id: 'delhi-shimla-manali-8-days',
    name: 'Shimla and Manali by way of Delhi',
    package: 'Delhi',
    destination: 'Delhi, Shimla and Manali, India',
    description:
      'Eight days for people who want pines and, from December to March, snow. The roads are long: eight hours to Shimla, seven to Manali and a night coach back. In return you get the Kullu valley, Solang and old hill-station lanes. Rooms are heated. Not advised for anyone who gets sick on bends or has trouble with cold.',
    image,
    duration: 8,
    price: 56_500,
    hotels: [
      '3-star hotel near Mall Road, Shimla',
      '3-star hotel in Aleo, Manali',
      'Bloomrooms at New Delhi Railway Station',
    ],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Delhi with taxes and travel tax',
          '6 nights in hotels with breakfast and dinner in the hills',
          'Private car from Delhi to Manali',
          'Volvo night coach Manali to Delhi',
          'Kufri and Solang excursions',
        ),
        include2: commaText(
          'Indian visa',
          'Permit and jeep for Rohtang Pass',
          'Snow suits and skiing',
          'Lunches',
          'Tips',
        ),
      },
    ],
    highlight: [
      { 'Day 1': 'Fly to Delhi; rest and India Gate in the evening.' },
      { 'Day 2': 'Drive to Shimla by Chandigarh, eight hours. Stroll on the Mall.' },
      { 'Day 3': 'Kufri in the morning, Jakhoo hill and the Ridge.' },
      {
        'Day 4':
          'Drive to Manali through Kullu, seven to eight hours; river views and shawl weavers.',
      },
      { 'Day 5': 'Hadimba temple, Old Manali, Vashisht hot springs.' },
      { 'Day 6': 'Solang valley and the Atal Tunnel to Sissu if the road is open.' },
      { 'Day 7': 'Free until the night coach at five; 13 hours to Delhi.' },
      {
        'Day 8': 'Arrive in Delhi in the morning; day room to wash and rest, then the flight home.',
      },
    ],
    refundSteps: [
      { daysBefore: 30, percent: 70 },
      { daysBefore: 15, percent: 35 },
    ],
    cancelationPolicy: [
      'If your Indian visa is refused everything is refunded except the visa fee.',
      'A road closed by snow or landslide is no ground for a refund; extra hotel nights are charged at cost.',
    ],
    validFrom: '2026-10-01',
    validTo: '2027-06-30',
    seats: 16,
  },
]
