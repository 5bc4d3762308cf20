import type { applyForAVisa as english } from './apply-for-a-visa.ts'
import { paymentSteps } from './payment-steps.bn.ts'
import type { TourWords } from './tour.ts'

export const applyForAVisa: TourWords<typeof english> = {
  title: 'ভিসার আবেদন করা',
  description: 'থাইল্যান্ডের জন্য: কী লাগে, কাগজপত্র, টাকা দেওয়া।',
  steps: {
    search: {
      title: 'কোন দেশে যাবেন',
      note: 'প্রথম পাতার তৃতীয় ট্যাবে দেশ আর কতজন যাবেন, তা চাওয়া হয়। থাইল্যান্ড বেছে নিন।',
      point: 'কোন দেশে যাবেন',
    },
    documents: {
      title: 'কী কী কাগজ লাগবে',
      note: 'টাকা দেওয়ার আগেই, পেশা ধরে: চাকরিজীবীর যা লাগে ব্যবসায়ীর তা লাগে না।',
      point: 'আপনার কাগজপত্র',
    },
    'choose-option': {
      title: 'একটি অফার বেছে নেওয়া',
      note: 'বোতামের দাম সব যাত্রীর জন্য, সব ফি ধরে।',
      point: 'বিশেষ অফার',
    },
    applicant: {
      title: 'কে আবেদন করছেন',
      note: 'প্রত্যেকের পাসপোর্ট ও কাগজপত্র। ছবি এখনই দেওয়া যায়, বা ফর্মে বলা দিনের মধ্যে পরে।',
      point: 'যাত্রী ১',
    },
    'choose-bkash': {
      title: 'bKash বেছে নেওয়া',
      note: 'কাগজ নিজে নিয়ে আসুন বা নিতে আসতে বলুন, টাকা দেওয়ার উপায় বেছে নিন, তারপর ‘টাকা দিন’।',
      point: 'bKash',
    },
    ...paymentSteps({
      submit: 'গেটওয়ের পাতা, এখানে বানানো।',
      paid: 'আবেদনের টাকা দেওয়া হয়েছে। এরপর কী হবে তা সঙ্গে সঙ্গে বলা হয়।',
      order: 'আর কী লাগবে, কোন দিনের মধ্যে, আর রসিদ। কাগজ এখানে যোগ করা যায়।',
    }),
  },
}
