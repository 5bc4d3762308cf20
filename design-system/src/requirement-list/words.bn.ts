import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  label: 'আবেদনকারী অনুযায়ী কাগজপত্র',
  none: 'কোনো কাগজপত্র লাগবে না।',
  applicants: {
    jobholders: 'চাকরিজীবী',
    businessman: 'ব্যবসায়ী',
    govtJobHolder: 'সরকারি চাকরিজীবী',
    retiredPerson: 'অবসরপ্রাপ্ত',
    unemployed: 'বেকার',
    housewife: 'গৃহিণী',
    student: 'শিক্ষার্থী',
    nonChild: 'শিশু (১৮ বছরের কম)',
  },
}
