import type { CatalogueEntry } from './catalogue-entry.ts'
import { commaText } from './comma-text.ts'

const image: CatalogueEntry['image'] = [{ img1: 'umrah', img2: 'umrah' }]

export const umrah: readonly CatalogueEntry[] = [
  {
    _id: 'umrah-economy-14-days',
    name: 'Umrah in 14 days, economy',
    package: 'Umrah',
    destination: 'Makkah and Madinah, Saudi Arabia',
    description:
      'Eight nights in Makkah and five in Madinah in plain clean hotels, four to a room unless you reserve otherwise, about 800 metres from the Haram with a shuttle. A muallim from Dhaka explains each rite before it is due and walks the first umrah with you. Three meals a day from a Bangladeshi kitchen. Ends before Ramadan.',
    image,
    duration: 14,
    price: 142_000,
    hotels: [
      '3-star hotel in Misfalah, Makkah, about 800 metres',
      '3-star hotel in the central area of Madinah, about 500 metres',
    ],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Jeddah with taxes and travel tax',
          'Umrah visa with insurance',
          '13 nights with three Bangladeshi meals a day',
          'Coach between Jeddah and Makkah and Madinah',
          'Ziyarah in both cities',
          'Muallim and a training session in Dhaka',
        ),
        include2: commaText(
          'Ihram clothes',
          'Wheelchair service',
          'Qurbani or dam if due',
          'Phone card',
        ),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Ihram at home or at the airport, niyyah when the crew announces the miqat of Yalamlam, about half an hour before Jeddah. Coach to Makkah, umrah with the muallim after a rest.',
      },
      {
        'Day 3': 'Ziyarah of Makkah: Jabal al-Nur and Thawr from below, Arafat, Muzdalifah, Mina.',
      },
      { 'Day 5': 'Those who wish a second umrah go to Taneem, Masjid Aisha, for ihram.' },
      { 'Day 9': 'Farewell tawaf and coach to Madinah, five to six hours.' },
      {
        'Day 10':
          'Ziyarah of Madinah: Quba, Qiblatain, Uhud and its martyrs. Rawdah by the slot in your Nusuk app.',
      },
      { 'Day 14': 'Coach to Jeddah, or flight from Madinah, and home.' },
    ],
    refundSteps: [
      { daysBefore: 45, percent: 90 },
      { daysBefore: 15, percent: 30 },
    ],
    cancelationPolicy: ['If the visa is refused everything is refunded except the visa fee.'],
    validFrom: '2026-10-01',
    validTo: '2027-01-24',
    seats: 40,
  },
  {
    _id: 'umrah-near-haram-10-days',
    name: 'Umrah near the Haram in 10 days',
    package: 'Umrah',
    destination: 'Makkah and Madinah, Saudi Arabia',
    description:
      'For families and elderly parents: five-star hotels whose doors are two to five minutes from the Haram, rooms for two or three, and the Haramain train instead of six hours of road. Madinah comes first here, so ihram is put on at Dhul Hulaifah on the way to Makkah. A muallim is with you throughout, a woman guide on request.',
    image,
    duration: 10,
    price: 238_000,
    hotels: ['Pullman ZamZam Makkah', 'Anwar Al Madinah Mövenpick'],
    packageIncludes: [
      {
        include1: commaText(
          'Flights Dhaka to Madinah and Jeddah to Dhaka with taxes and travel tax',
          'Umrah visa with insurance',
          '9 nights with breakfast',
          'Haramain train Madinah to Makkah in business class',
          'Private transfers',
          'Ziyarah in both cities by car',
          'Muallim',
        ),
        include2: commaText(
          'Lunch and dinner',
          'Ihram clothes',
          'Wheelchair service',
          'Dam if due',
        ),
      },
    ],
    highlight: [
      { 'Day 1': "Fly to Madinah; a short walk to the Prophet's Mosque." },
      { 'Day 2': 'Ziyarah: Quba, Qiblatain, Uhud. Rawdah by the slot in your Nusuk app.' },
      { 'Day 3': 'Prayers and rest in Madinah.' },
      {
        'Day 4':
          'Bath and ihram in the hotel, niyyah at Dhul Hulaifah (Abyar Ali), by car to the station and by train to Makkah; umrah in the night, when it is cooler.',
      },
      { 'Day 6': 'Ziyarah of Makkah: Arafat, Muzdalifah, Mina, the foot of Jabal al-Nur.' },
      { 'Day 7': 'Free for prayer; a second umrah from Taneem for those who wish.' },
      { 'Day 10': 'Farewell tawaf, transfer to Jeddah, an hour and a half, and flight home.' },
    ],
    refundSteps: [
      { daysBefore: 60, percent: 90 },
      { daysBefore: 30, percent: 30 },
    ],
    cancelationPolicy: ['If the visa is refused everything is refunded except the visa fee.'],
    validFrom: '2026-10-01',
    validTo: '2027-01-28',
    seats: 20,
  },
  {
    _id: 'umrah-after-hajj-standard-12-days',
    name: 'Umrah in 12 days, in the quiet season',
    package: 'Umrah',
    destination: 'Makkah and Madinah, Saudi Arabia',
    description:
      'After the hajj the crowds are gone and rooms near the Haram cost less: seven nights in Makkah and four in Madinah, four-star, ten minutes on foot. It is hot, above 40 degrees until September, so we plan the rites for the night and leave the days free. Two or three to a room, breakfast and dinner from a Bangladeshi kitchen.',
    image,
    duration: 12,
    price: 168_000,
    hotels: [
      '4-star hotel on Ajyad Street, Makkah',
      "4-star hotel north of the Prophet's Mosque, Madinah",
    ],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Jeddah with taxes and travel tax',
          'Umrah visa with insurance',
          '11 nights with breakfast and dinner',
          'Haramain train Makkah to Madinah',
          'Ziyarah in both cities',
          'Muallim and a training session in Dhaka',
        ),
        include2: commaText('Lunches', 'Ihram clothes', 'Wheelchair service', 'Dam if due'),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Ihram before boarding, niyyah at the miqat of Yalamlam in the air, Jeddah, coach to Makkah. Umrah after isha.',
      },
      { 'Day 3': 'Ziyarah at dawn: Arafat, Muzdalifah, Mina, Jabal Thawr from below.' },
      { 'Day 5': "A second umrah from Taneem or Ji'ranah for those who wish." },
      { 'Day 8': 'Farewell tawaf, train to Madinah, two hours and twenty minutes.' },
      { 'Day 9': 'Ziyarah: Quba, Qiblatain, Uhud; the Rawdah by the slot in your Nusuk app.' },
      { 'Day 12': 'Flight home from Madinah or Jeddah.' },
    ],
    refundSteps: [
      { daysBefore: 45, percent: 90 },
      { daysBefore: 20, percent: 30 },
    ],
    cancelationPolicy: ['If the visa is refused everything is refunded except the visa fee.'],
    validFrom: '2027-06-15',
    validTo: '2027-12-31',
    seats: 30,
  },
]
