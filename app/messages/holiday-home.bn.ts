import type { Translated } from '@jatra/design-system/language'
import type { holidayHome as english } from './holiday-home.ts'

export const holidayHome: Translated<typeof english> = {
  search: {
    label: 'কোথায় বেড়াতে যাবেন',
    placeholder: 'গন্তব্য বেছে নিন…',
    submit: 'হলিডে খুঁজুন',
    form: 'হলিডে খুঁজুন',
  },
  hot: {
    title: 'জনপ্রিয় প্যাকেজ',
    label: 'জনপ্রিয় প্যাকেজ',
    failed: 'সমস্যা হয়েছে! কাজটি হয়নি।',
    failedText: 'প্যাকেজগুলো এখন আনা গেল না। এই পাতার বাকি সব ঠিক আছে।',
    retry: 'আবার চেষ্টা করুন',
  },
  deals: {
    title: 'সেরা অফার',
    text: 'ফ্লাইটের যে ভাড়া প্রথমে দেখেন সেটিই দেন, আর প্রতিটি প্যাকেজের দামে ভ্যাট ও ট্যাক্স ধরা। কোনো কোড লাগে না, সময়সীমাও নেই।',
    action: 'সব প্যাকেজ দেখুন',
  },
  places: {
    title: 'থাকার দারুণ সব জায়গা দেখুন',
    promo: 'ভ্রমণ হোক ঝামেলাহীন',
    text: 'সিলেটের চা-বাগান, সুন্দরবনের লঞ্চ, সাজেকে মেঘ-ছোঁয়া কটেজ।',
    action: 'দেশেই বেড়ান',
  },
}
