import type { Translated } from '@jatra/design-system/language'
import type { home as english } from './home.ts'

export const home: Translated<typeof english> = {
  recent: 'সাম্প্রতিক',
  headline: 'আপনার যাত্রা কোথা থেকে শুরু?',
  searchTabs: 'কী খুঁজবেন',
  promise: 'টাকায় ভাড়া, সব ট্যাক্সসহ। প্রথমে যে দাম দেখেন, সেটিই দেন।',
  panels: {
    hotels: {
      title: 'হোটেল শিগগিরই আসছে',
      text: 'যেসব রুমে আমরা নিজেরা থাকতে চাইতাম, সেগুলোই বেছে নিচ্ছি।',
    },
  },
  trust: [
    {
      title: 'একটাই দাম',
      text: 'প্রথম পাতা থেকেই ট্যাক্স ধরা। প্রতিটি ধাপে হিসাব মিলে যায়।',
    },
    {
      title: 'নিশ্চিত মানেই নিশ্চিত',
      text: 'এয়ারলাইন টিকিট দিলে তবেই ফ্লাইটের বুকিংয়ে নিশ্চিত লেখা থাকে।',
    },
    {
      title: 'লেখা কিছুই হারায় না',
      text: 'সময় শেষ হোক, সাইন ইন লাগুক বা নেট দুর্বল হোক: যাত্রীদের তথ্য লেখা থাকে।',
    },
  ],
}
