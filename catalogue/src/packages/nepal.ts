import type { CatalogueEntry } from './catalogue-entry.ts'
import { commaText } from './comma-text.ts'

const image: CatalogueEntry['image'] = [{ img1: 'nepal', img2: 'nepal' }]

export const nepal: readonly CatalogueEntry[] = [
  {
    _id: 'nepal-kathmandu-pokhara-5-days',
    name: 'Kathmandu and Pokhara in 5 days',
    package: 'Nepal',
    destination: 'Kathmandu and Pokhara, Nepal',
    description:
      'Two nights by the lake in Pokhara and two in Thamel, with domestic flights in between instead of the eight-hour road. You see the Annapurna range from Sarangkot at dawn, row to the island temple and walk the old squares of Kathmandu. Good for a first trip to Nepal; bring a warm jacket, mornings are cold from November to February.',
    image,
    duration: 5,
    price: 47_500,
    hotels: ['Kathmandu Guest House by KGH Group, Thamel', 'Hotel Barahi, Pokhara Lakeside'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Kathmandu with taxes and travel tax',
          'Domestic flights Kathmandu to Pokhara and back',
          '4 nights with breakfast',
          'Airport transfers and sightseeing by private car',
          'Sarangkot sunrise drive',
          'English-speaking guide in Kathmandu',
        ),
        include2: commaText(
          'Lunch and dinner',
          'Entrance fees of monuments',
          'Boat hire on Phewa Lake',
          'Tips',
        ),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Fly to Kathmandu, about an hour and a half. Visa on arrival; SAARC citizens pay nothing for the first visit of a year. Evening in the lanes of Thamel.',
      },
      {
        'Day 2':
          'Morning flight to Pokhara, 25 minutes along the Himalaya; sit on the right. Boat to Tal Barahi temple, then Davis Falls and Gupteshwor cave.',
      },
      {
        'Day 3':
          'Leave at 4:45 for sunrise at Sarangkot. After breakfast the World Peace Pagoda and the International Mountain Museum; afternoon free by the lake.',
      },
      {
        'Day 4':
          'Fly back to Kathmandu. Swayambhunath on its hill, Patan Durbar Square and the great stupa of Boudhanath at dusk.',
      },
      {
        'Day 5':
          'Breakfast, last shopping at Asan market, transfer to the airport and flight to Dhaka.',
      },
    ],
    refundSteps: [
      { daysBefore: 30, percent: 70 },
      { daysBefore: 10, percent: 35 },
    ],
    cancelationPolicy: [
      'If fog cancels the domestic flight we drive you instead and pay back the difference.',
    ],
    validFrom: '2026-10-01',
    validTo: '2027-12-15',
    seats: 20,
  },
  {
    _id: 'nepal-kathmandu-nagarkot-4-days',
    name: 'Kathmandu with a Nagarkot sunrise',
    package: 'Nepal',
    destination: 'Kathmandu and Nagarkot, Nepal',
    description:
      'A short trip that stays within two hours of the airport, so a long weekend is enough. You spend one night on the Nagarkot ridge to see the mountains turn pink, and two in Kathmandu for the stupas, Bhaktapur and the shops. The roads are slow but easy, and children and parents manage all of it; the walks are short.',
    image,
    duration: 4,
    price: 33_900,
    hotels: ['Club Himalaya, Nagarkot', '3-star hotel in Thamel, Kathmandu'],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Kathmandu with taxes and travel tax',
          '3 nights with breakfast',
          'Dinner in Nagarkot',
          'Private car for all transfers and sightseeing',
        ),
        include2: commaText(
          'Other lunches and dinners',
          'Entrance fees of Bhaktapur and Boudhanath',
          'Travel insurance',
        ),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Fly to Kathmandu. Pashupatinath from the river bank and Boudhanath stupa in the evening light.',
      },
      {
        'Day 2':
          'Drive to Bhaktapur, 45 minutes: Durbar Square, the potters and king curd. Up to Nagarkot, another hour, for the sunset.',
      },
      {
        'Day 3':
          'Sunrise from the hotel terrace; on a clear winter morning Everest is a small point far to the east. Back to Kathmandu by Changu Narayan temple.',
      },
      { 'Day 4': 'Swayambhunath before breakfast if you like, then to the airport and home.' },
    ],
    refundSteps: [
      { daysBefore: 15, percent: 70 },
      { daysBefore: 7, percent: 35 },
    ],
    cancelationPolicy: [],
    validFrom: '2026-10-01',
    validTo: '2027-10-31',
    seats: 24,
  },
  {
    _id: 'nepal-kathmandu-chitwan-pokhara-7-days',
    name: 'Mountains and jungle: Pokhara and Chitwan',
    package: 'Nepal',
    destination: 'Kathmandu, Chitwan and Pokhara, Nepal',
    description:
      'A week by road through three landscapes: the valley of Kathmandu, the sal forest of Chitwan and the lake of Pokhara. Two jeep and canoe outings give a fair chance of rhino and gharial, a tiger is luck. Drives are five to seven hours on roads under repair, so it suits people who like to look out of the window. Good value for a family.',
    image,
    duration: 7,
    price: 52_800,
    hotels: [
      'Sapana Village Lodge, Sauraha',
      'Temple Tree Resort and Spa, Pokhara',
      '3-star hotel in Thamel, Kathmandu',
    ],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Kathmandu with taxes and travel tax',
          '6 nights with breakfast',
          'All meals in Chitwan',
          'National park permit for two days',
          'Jeep safari and canoe ride with a park guide',
          'Private car with driver throughout',
        ),
        include2: commaText(
          'Lunch and dinner in Kathmandu and Pokhara',
          'Paragliding and other sports',
          'Tips for guide and driver',
        ),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Fly to Kathmandu, transfer to Thamel and an easy evening walk to Kathmandu Durbar Square.',
      },
      {
        'Day 2':
          'Drive to Sauraha in Chitwan, five to six hours along the Trishuli. Tharu village and sunset by the Rapti.',
      },
      {
        'Day 3':
          'Canoe at dawn, walk with a guide, half-day jeep safari in the community forest and the park.',
      },
      { 'Day 4': 'Drive to Pokhara, about five hours. Evening by Phewa Lake.' },
      { 'Day 5': 'Sunrise at Sarangkot, then the World Peace Pagoda; the afternoon is yours.' },
      {
        'Day 6': 'Return to Kathmandu by road, seven to eight hours with a lunch stop at Kurintar.',
      },
      { 'Day 7': 'Boudhanath in the morning, then the flight to Dhaka.' },
    ],
    refundSteps: [
      { daysBefore: 30, percent: 70 },
      { daysBefore: 15, percent: 35 },
    ],
    cancelationPolicy: [],
    validFrom: '2026-10-01',
    validTo: '2027-05-31',
    seats: 16,
  },
  {
    _id: 'nepal-annapurna-poon-hill-trek-8-days',
    name: 'Poon Hill: a first trek in the Annapurnas',
    package: 'Nepal',
    destination: 'Pokhara, Ghandruk and Ghorepani, Nepal',
    description:
      'Four days of walking from village to village, up to 3,210 metres, with a porter who carries your bag and a guide who knows the tea houses. You walk four to six hours a day, much of it on stone steps: no climbing, but you should be able to do ten flights of stairs without a rest. Rooms on the trek are plain and unheated.',
    image,
    duration: 8,
    price: 54_500,
    hotels: [
      '3-star hotel in Thamel, Kathmandu',
      'Hotel Barahi, Pokhara Lakeside',
      'Tea houses in Tikhedhunga, Ghorepani and Ghandruk',
    ],
    packageIncludes: [
      {
        include1: commaText(
          'Return flight Dhaka to Kathmandu with taxes and travel tax',
          'Tourist coach Kathmandu to Pokhara and back',
          '7 nights',
          'All meals on the trek and breakfast in the cities',
          'Licensed guide and one porter for two people',
          'Annapurna conservation area permit',
        ),
        include2: commaText(
          'Lunch and dinner in the cities',
          'Hot showers and charging in tea houses',
          'Travel insurance with helicopter rescue which is compulsory',
          'Sleeping bag hire',
          'Tips',
        ),
      },
    ],
    highlight: [
      {
        'Day 1':
          'Fly to Kathmandu. Briefing and a check of your gear in Thamel, where anything missing can be hired.',
      },
      { 'Day 2': 'Coach to Pokhara, eight hours with stops.' },
      { 'Day 3': 'Drive to Nayapul and on to Hile, walk to Tikhedhunga (1,540 m).' },
      { 'Day 4': 'The famous steps: up through Ulleri to Ghorepani (2,870 m), five to six hours.' },
      {
        'Day 5':
          'Poon Hill for sunrise over Dhaulagiri and Machhapuchhre, then along the ridge to Tadapani.',
      },
      {
        'Day 6':
          'Down through rhododendron forest to Ghandruk, a Gurung village, and by jeep to Pokhara.',
      },
      { 'Day 7': 'Coach back to Kathmandu.' },
      { 'Day 8': 'Flight to Dhaka.' },
    ],
    refundSteps: [
      { daysBefore: 30, percent: 70 },
      { daysBefore: 15, percent: 35 },
    ],
    cancelationPolicy: [
      'Who turns back on the trek gets no refund, but the guide arranges the way down.',
    ],
    validFrom: '2026-10-01',
    validTo: '2027-05-20',
    seats: 10,
  },
]
