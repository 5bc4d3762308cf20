import type { changeOfPrice as english } from './change-of-price.ts'
import { paymentSteps } from './payment-steps.bn.ts'
import type { TourWords } from './tour.ts'

export const changeOfPrice: TourWords<typeof english> = {
  title: 'দাম বদলালে',
  description: 'যাত্রী ফর্ম পূরণ করতে করতে ভাড়া বেড়ে যায়।',
  steps: {
    'choose-flight': {
      title: 'ফ্লাইট বেছে নেওয়া',
      note: 'প্রথম কার্ডের মোট দাম মনে রাখুন, আর ‘বুক করুন’ চাপুন।',
      point: 'বুক করুন',
    },
    'old-price': {
      title: 'এখন পর্যন্ত দাম',
      note: 'কার্ডের সেই মোট দামই, প্রতিটি হিসাবসহ। নিচের টুলবারে ‘ফর্ম পূরণ করুন’ চাপলে বাকিটা লেখা হয়ে যায়।',
      point: 'দামের হিসাব',
    },
    submit: {
      title: 'বুকিং জমা দেওয়া',
      note: '‘টাকা দিন’ চাপুন। ঠিক এই সময় এয়ারলাইন ৬% বেশি চায়।',
      point: '৳',
    },
    'new-price': {
      title: 'না জানিয়ে বেশি নেওয়া হয় না',
      note: 'টাকা কাটার আগেই নতুন দাম বলা হয়, আর যা লেখা হয়েছিল সবই থাকে। আবার ‘টাকা দিন’ চাপলে নতুন দাম মেনে নেওয়া হয়।',
      point: 'দাম বদলেছে',
    },
    ...paymentSteps({
      submit: 'এখানে নতুন দাম।',
      paid: 'যাত্রী যে দামে রাজি হয়েছেন সেই দামেই বুক হয়েছে।',
      order: 'বুকিংয়ে, পেমেন্টে আর রসিদে একই দাম।',
    }),
  },
}
