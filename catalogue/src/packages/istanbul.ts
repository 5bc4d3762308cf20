import type { CatalogueEntry } from './catalogue-entry.ts'
import { commaText } from './comma-text.ts'

const image: CatalogueEntry['image'] = [{ img1: 'istanbul', img2: 'istanbul' }]

export const istanbul: readonly CatalogueEntry[] = [
  {
    _id: 'istanbul-old-city-bosphorus-6-days',
    name: 'Istanbul on foot and on the Bosphorus',
    package: 'Istanbul',
    destination: 'Istanbul, Türkiye',
    description:
      'Five nights in Sultanahmet, so that the Blue Mosque and Hagia Sophia are five minutes from your door. A guide walks with you on two days, one goes to the Bosphorus, and one is yours. The old city is hilly and its stones are smooth: good shoes matter. Topkapi is closed on Tuesdays and the Grand Bazaar on Sundays; we order the days by that.',
    image,
    duration: 6,
    price: 128_000,
    hotels: ['Sura Hagia Sophia Hotel, Sultanahmet'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Istanbul with taxes and travel tax',
          '5 nights with breakfast',
          'Airport transfers',
          'Two guided days in the old city',
          'Bosphorus boat',
          'Topkapi and Basilica Cistern tickets',
        ),
        include2: commaText(
          'Turkish visa fee',
          'Hagia Sophia gallery ticket',
          'Lunch and dinner',
          'Public transport card',
          'Tips',
        ),
      },
    ],
    highlight: [
      { 'Day 1': 'Fly to Istanbul, about nine hours; transfer of an hour to the old city.' },
      { 'Day 2': 'Blue Mosque between the prayers, Hagia Sophia, Hippodrome, Basilica Cistern.' },
      { 'Day 3': 'Topkapi Palace with the sacred relics, Gülhane park; evening walk to Eminönü.' },
      {
        'Day 4': 'Spice bazaar, boat up the Bosphorus, Ortaköy; tea in Üsküdar on the Asian shore.',
      },
      { 'Day 5': 'Free: Eyüp Sultan and the cable car to Pierre Loti, or the Grand Bazaar.' },
      { 'Day 6': 'Süleymaniye at opening time, flight home.' },
    ],
    refundSteps: [
      { daysBefore: 30, percent: 70 },
      { daysBefore: 14, percent: 35 },
    ],
    cancelationPolicy: [
      'If your Turkish visa is refused everything is refunded except the visa fee.',
    ],
    validFrom: '2026-10-01',
    validTo: '2027-11-30',
    seats: 18,
  },
  {
    _id: 'istanbul-cappadocia-8-days',
    name: 'Istanbul and the valleys of Cappadocia',
    package: 'Istanbul',
    destination: 'Istanbul and Göreme, Türkiye',
    description:
      'Five nights in Istanbul and two in a cave hotel at Göreme, with flights instead of the eleven-hour bus. You walk in the Rose valley, go down into an underground city and may add a balloon flight, which is cancelled by wind one day in three. Winters are snowy and beautiful there; pack for minus five from December to February.',
    image,
    duration: 8,
    price: 165_000,
    hotels: ['Sura Hagia Sophia Hotel, Sultanahmet', '4-star cave hotel in Göreme'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Istanbul with taxes and travel tax',
          'Flights Istanbul to Kayseri and back with 20 kg',
          '7 nights with breakfast',
          'All transfers',
          'Guided old city day with tickets',
          'Two guided days in Cappadocia with lunch',
        ),
        include2: commaText('Turkish visa fee', 'Balloon flight', 'Dinners', 'Tips'),
      },
    ],
    highlight: [
      { 'Day 1': 'Fly to Istanbul, about nine hours; transfer and rest.' },
      {
        'Day 2':
          'Blue Mosque, Hagia Sophia, Basilica Cistern, Topkapi or, on Tuesdays, the Süleymaniye quarter.',
      },
      { 'Day 3': 'Bosphorus by public ferry, Dolmabahçe Palace except on Mondays, Taksim.' },
      {
        'Day 4':
          'Flight to Kayseri, an hour and a half, and an hour by road to Göreme. Sunset point.',
      },
      {
        'Day 5':
          'Balloons at dawn, from below or within. Göreme open-air museum, Uçhisar, Rose valley.',
      },
      { 'Day 6': 'Derinkuyu underground city, Ihlara canyon; evening flight to Istanbul.' },
      { 'Day 7': 'Free day: Grand Bazaar except on Sundays, Eyüp Sultan, or a hammam.' },
      { 'Day 8': 'Flight to Dhaka.' },
    ],
    refundSteps: [
      { daysBefore: 40, percent: 70 },
      { daysBefore: 21, percent: 35 },
    ],
    cancelationPolicy: [
      'If your Turkish visa is refused everything is refunded except the visa fee.',
      'A balloon that does not fly is refunded by its operator in full.',
    ],
    validFrom: '2026-10-01',
    validTo: '2027-10-31',
    seats: 14,
  },
]
