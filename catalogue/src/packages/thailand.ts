import type { CatalogueEntry } from './catalogue-entry.ts'
import { commaText } from './comma-text.ts'

const image: CatalogueEntry['image'] = [{ img1: 'thailand', img2: 'thailand' }]

export const thailand: readonly CatalogueEntry[] = [
  {
    _id: 'thailand-bangkok-pattaya-5-days',
    name: 'Bangkok and Pattaya in 5 days',
    package: 'Thailand',
    destination: 'Bangkok and Pattaya, Thailand',
    description:
      'The classic pair: two nights by the sea in Pattaya with a speedboat to Coral Island, two in Sukhumvit within a walk of the halal restaurants of Soi 3. Half of the time is free, because most people come to shop. Suits friends and families alike. The drive between the two cities takes two hours, a little more on Friday evenings.',
    image,
    duration: 5,
    price: 44_900,
    hotels: [
      'Ambassador Hotel, Sukhumvit Soi 11, Bangkok',
      '4-star hotel near Central Pattaya Road',
    ],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Bangkok with taxes and travel tax',
          '4 nights with breakfast',
          'Transfers Bangkok airport to Pattaya and to Bangkok',
          'Coral Island by speedboat with lunch',
          'Half-day tour of Wat Arun and the Golden Buddha',
        ),
        include2: commaText(
          'Thai visa fee',
          'Dinners',
          'Parasailing and other water sports',
          'Tips',
        ),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Fly to Bangkok, two and a half hours; transfer to Pattaya. Walk along Beach Road.',
      },
      { 'Day 2': 'Speedboat to Koh Larn, the Coral Island: swim, lie down, back by three.' },
      {
        'Day 3': 'Nong Nooch garden on the way if you like, then to Bangkok. Evening in Pratunam.',
      },
      {
        'Day 4':
          'Golden Buddha and Wat Arun in the morning; shoulders and knees covered. MBK and Siam in the afternoon.',
      },
      { 'Day 5': 'Breakfast and transfer to Suvarnabhumi for the flight home.' },
    ],
    refundSteps: [
      { daysBefore: 15, percent: 70 },
      { daysBefore: 7, percent: 35 },
    ],
    cancelationPolicy: ['If your Thai visa is refused the land cost is refunded in full.'],
    validFrom: '2026-10-01',
    validTo: '2027-12-31',
    seats: 30,
  },
  {
    _id: 'thailand-phuket-phi-phi-5-days',
    name: 'Phuket with a day at Phi Phi',
    package: 'Thailand',
    destination: 'Phuket and the Phi Phi Islands, Thailand',
    description:
      'Four nights at one hotel near Patong, so you unpack once. One day goes to the Phi Phi Islands by speedboat and one to the old town and the viewpoints; the rest is beach. The sea is calm and clear from November to April. From May on boats may stay in port, and Maya Bay itself is closed each August and September.',
    image,
    duration: 5,
    price: 63_500,
    hotels: ['Patong Merlin Hotel, Phuket'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Phuket by Bangkok with taxes and travel tax',
          '4 nights with breakfast',
          'Airport transfers',
          'Phi Phi speedboat tour with lunch and national park fee',
          'Half-day island tour by van',
        ),
        include2: commaText('Thai visa fee', 'Dinners', 'Scuba diving', 'Tips for the boat crew'),
      },
    ],
    highlight: [
      { 'Day 1': 'Fly to Bangkok and on to Phuket; an hour by van to Patong.' },
      {
        'Day 2':
          'Speedboat to Maya Bay, Pileh lagoon and Phi Phi Don; snorkel gear on board. Take seasickness tablets if you need them.',
      },
      { 'Day 3': 'Nothing planned: Patong beach, or quieter Kata a quarter of an hour south.' },
      { 'Day 4': 'Big Buddha viewpoint, Wat Chalong, the painted houses of Phuket old town.' },
      { 'Day 5': 'Transfer to the airport, flight home by Bangkok.' },
    ],
    refundSteps: [
      { daysBefore: 21, percent: 70 },
      { daysBefore: 10, percent: 35 },
    ],
    cancelationPolicy: ['If the harbour master stops the boats we refund the Phi Phi tour.'],
    validFrom: '2026-11-01',
    validTo: '2027-07-31',
    seats: 20,
  },
  {
    _id: 'thailand-krabi-bangkok-6-days',
    name: 'Krabi cliffs and Bangkok markets',
    package: 'Thailand',
    destination: 'Krabi and Bangkok, Thailand',
    description:
      "Three nights in Ao Nang, where long-tail boats leave from the beach for four islands and Railay, then two in Bangkok over the canals and markets. Quieter than Phuket, with plenty of Muslim-owned restaurants: a third of Krabi's people are Muslims. Fit for older children; the Tiger Cave steps, all 1,237 of them, are optional.",
    image,
    duration: 6,
    price: 66_900,
    hotels: ['Aonang Villa Resort, Krabi', 'Ambassador Hotel, Sukhumvit Soi 11, Bangkok'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Bangkok with taxes and travel tax',
          'Flights Bangkok to Krabi and back with 20 kg',
          '5 nights with breakfast',
          'Four islands tour by long-tail boat with lunch',
          'Damnoen Saduak floating market half-day tour',
          'All transfers',
        ),
        include2: commaText('Thai visa fee', 'National park fees of 400 baht', 'Dinners', 'Tips'),
      },
    ],
    highlight: [
      { 'Day 1': 'Fly to Bangkok and on to Krabi, 75 minutes; half an hour to Ao Nang.' },
      { 'Day 2': 'Four islands by long-tail: Phra Nang cave, Tup, Chicken and Poda.' },
      {
        'Day 3':
          'Boat to Railay, ten minutes, for the cliffs; or the emerald pool and hot springs inland.',
      },
      { 'Day 4': 'Morning on the beach, flight to Bangkok. Jodd Fairs night market.' },
      {
        'Day 5':
          'Floating market before ten, when it is cool; the afternoon at Chatuchak on weekends, at MBK on other days.',
      },
      { 'Day 6': 'Flight to Dhaka.' },
    ],
    refundSteps: [
      { daysBefore: 20, percent: 70 },
      { daysBefore: 8, percent: 35 },
    ],
    cancelationPolicy: [],
    validFrom: '2026-11-01',
    validTo: '2027-06-30',
    seats: 18,
  },
  {
    _id: 'thailand-bangkok-chiang-mai-phuket-9-days',
    name: 'North to south: Chiang Mai, Bangkok, Phuket',
    package: 'Thailand',
    destination: 'Chiang Mai, Bangkok and Phuket, Thailand',
    description:
      'Nine days from mountain temples to the Andaman Sea with two domestic flights, for people who may not come back soon. You feed elephants at a camp without riding, walk old Chiang Mai, see the Grand Palace and end on the beach. Avoid the north in March and April, when fields are burnt and the air is bad.',
    image,
    duration: 9,
    price: 84_500,
    hotels: [
      'Duangtawan Hotel, Chiang Mai',
      '4-star hotel in Sukhumvit, Bangkok',
      'Patong Merlin Hotel, Phuket',
    ],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Bangkok with taxes and travel tax',
          'Flights to Chiang Mai and Phuket with 20 kg',
          '8 nights with breakfast',
          'Elephant sanctuary half-day without riding',
          'Grand Palace tour with entrance',
          'Phang Nga Bay boat tour with lunch',
        ),
        include2: commaText('Thai visa fee', 'Dinners', 'Cooking class', 'Tips for guides'),
      },
    ],
    highlight: [
      { 'Day 1': 'Fly to Bangkok and on to Chiang Mai, an hour and a quarter.' },
      { 'Day 2': 'Doi Suthep temple above the town, old city walls, night bazaar.' },
      {
        'Day 3':
          'Half a day with elephants in Mae Taeng: you prepare their food and watch them bathe.',
      },
      { 'Day 4': 'Flight to Bangkok. Chao Phraya by public boat, Chinatown for dinner.' },
      { 'Day 5': 'Grand Palace and Wat Pho, dressed to knees and elbows; afternoon for shopping.' },
      { 'Day 6': 'Flight to Phuket, afternoon on the beach.' },
      {
        'Day 7': 'Phang Nga Bay: sea caves by canoe and lunch at the Muslim village of Koh Panyi.',
      },
      { 'Day 8': 'A free day in Patong or the old town.' },
      { 'Day 9': 'Flight home by Bangkok.' },
    ],
    refundSteps: [
      { daysBefore: 30, percent: 70 },
      { daysBefore: 15, percent: 35 },
    ],
    cancelationPolicy: [],
    validFrom: '2026-11-01',
    validTo: '2027-09-30',
    seats: 14,
  },
]
