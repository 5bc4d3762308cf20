import {
  CoxsBazar,
  Maldives,
  Nepal,
  Sajek,
  SriLanka,
  Thailand,
  Umrah,
} from '@jatra/design-system/illustrations'
import { PackageCard, type PackageCardProps } from '@jatra/design-system/package-card'

/** Packages of the stories, written by hand. */
export const packages: readonly PackageCardProps[] = [
  {
    name: 'Ceylon by rail',
    destination: 'Srilanka',
    description:
      'Climb Sigiriya before the sun does, ride the blue train from Kandy to Ella with the doors open, sleep two nights above the tea gardens of Nuwara Eliya and end where the fort of Galle meets the sea. All transfers by private car.',
    duration: '6 Days 5 Nights',
    price: '৳68,500',
    rating: 4.5,
    href: '#ceylon',
    picture: <SriLanka fit="slice" />,
  },
  {
    name: "Cox's Bazar weekend",
    destination: "Cox's Bazar",
    description:
      'Three mornings on the longest beach there is, a jeep along Marine Drive to Inani, and fish from the day boats.',
    duration: '3 Days 2 Nights',
    price: '৳14,900',
    rating: 4.2,
    href: '#coxs-bazar',
    picture: <CoxsBazar fit="slice" />,
  },
  {
    name: 'Above the clouds in Sajek',
    destination: 'Sajek',
    description:
      'A hill road from Khagrachhari, bamboo chicken, a night in a stilted cottage and a sunrise over the sea of clouds at Konglak.',
    duration: '3 Days 2 Nights',
    price: '৳9,800',
    href: '#sajek',
    picture: <Sajek fit="slice" />,
  },
  {
    name: 'Himalaya and lakes',
    destination: 'Nepal',
    description:
      'Kathmandu, its squares and stupas, the flight past Everest, and three quiet days by the lake of Pokhara with the Annapurnas in it.',
    duration: '5 Days 4 Nights',
    price: '৳42,000',
    rating: 4.8,
    href: '#nepal',
    picture: <Nepal fit="slice" />,
  },
  {
    name: 'Islands of the Andaman',
    destination: 'Thailand',
    description:
      'Krabi by longtail boat: four islands, a lagoon that opens at low tide, night markets and a day to do nothing at all.',
    duration: '5 Days 4 Nights',
    price: '৳57,250',
    rating: 4.6,
    href: '#thailand',
    picture: <Thailand fit="slice" />,
  },
  {
    name: 'A villa over the lagoon',
    destination: 'Maldives',
    description:
      'Speedboat from Malé, full board, snorkelling from your own steps and one evening sail on a dhoni.',
    duration: '4 Days 3 Nights',
    price: '৳1,24,000',
    rating: 4.9,
    href: '#maldives',
    picture: <Maldives fit="slice" />,
  },
  {
    name: 'Umrah, ten days',
    destination: 'Umrah',
    description:
      'Visa, direct flights to Jeddah, hotels within walking distance in Makkah and Madinah, ziyarah with a guide who speaks Bangla.',
    duration: '10 Days 9 Nights',
    price: '৳1,65,000',
    rating: 4.7,
    href: '#umrah',
    picture: <Umrah fit="slice" />,
  },
]

export const [ceylon] = packages as readonly [PackageCardProps, ...PackageCardProps[]]

export const longest: PackageCardProps = {
  ...ceylon,
  name: 'শ্রীলঙ্কার চা বাগান আর সিগিরিয়া, আট রাত নয় দিনের সম্পূর্ণ প্যাকেজ',
  destination: 'শ্রীলঙ্কা',
  description:
    'ভোরের আগে সিগিরিয়া, ক্যান্ডি থেকে এলা পর্যন্ত নীল রেলগাড়ি, নুয়ারা এলিয়ার চা বাগানে দুই রাত, আর গল দুর্গের পাশে সমুদ্র। সব যাতায়াত নিজস্ব গাড়িতে, সঙ্গে বাংলাভাষী গাইড, সকালের নাশতা আর প্রতিটি প্রবেশমূল্য।',
  duration: '৯ দিন ৮ রাত',
  price: '৳১২,৩৪,৫৬৭',
  rating: 5,
  messages: { perPerson: 'জনপ্রতি', rating: () => 'রেটিং ৫-এর মধ্যে ৫' },
  href: '#longest',
}

export const carouselCards = packages.map((tour) => ({
  key: tour.name,
  card: <PackageCard {...tour} />,
}))
