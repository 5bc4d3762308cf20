import type { Translated } from '@jatra/design-system/language'
import type { places as english } from './places.ts'

export const places: Translated<typeof english> = {
  destinations: {
    Srilanka: 'শ্রীলঙ্কা',
    Nepal: 'নেপাল',
    Malaysia: 'মালয়েশিয়া',
    Thailand: 'থাইল্যান্ড',
    Delhi: 'দিল্লি',
    "Cox's Bazar": 'কক্সবাজার',
    Sajek: 'সাজেক',
    Sundarbans: 'সুন্দরবন',
    Sylhet: 'সিলেট',
    Singapore: 'সিঙ্গাপুর',
    Maldives: 'মালদ্বীপ',
    Dubai: 'দুবাই',
    Istanbul: 'ইস্তাম্বুল',
    Umrah: 'ওমরাহ',
  },
  dhaka: 'ঢাকা',
  suggested: { BD: 'বাংলাদেশ', US: 'যুক্তরাষ্ট্র', TH: 'থাইল্যান্ড' },
}
