import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  names: {
    flight: 'ফ্লাইট',
    car: 'গাড়ি',
    hotel: 'হোটেল',
    dine: 'খাবার',
    cruise: 'ক্রুজ',
    train: 'ট্রেন',
    bus: 'বাস',
    sightSeeing: 'ঘোরাঘুরি',
  },
  heading: 'দামের মধ্যে যা আছে',
  states: { included: 'আছে', excluded: 'নেই' },
}
