import { controls } from './controls.bn.ts'
import { toolbar } from './toolbar.bn.ts'
import type { scripts as english } from './scripts.ts'

export const scripts: typeof english = {
  digits: '০১২৩৪৫৬৭৮৯',
  stop: '।',
  toolbar: {
    linkTooLong: 'এই পাতায় এত কিছু লেখা যে লিংক বানানো গেল না।',
    copied: 'কপি হয়েছে।',
    selected: 'বেছে রাখা আছে: Ctrl+C চেপে কপি করুন।',
    found: '{count}টি পাওয়া গেছে',
  },
  notes: { place: toolbar.notes.place, choose: toolbar.rewording.choose },
  hidden: controls.hidden,
  tourEnded: 'ধাপে ধাপে দেখা শেষ।',
  fill: {
    noForm: 'এই পাতায় পূরণ করার ফর্ম নেই।',
    failed: 'ফর্মটি পূরণ করা গেল না।',
    one: '১টি ঘর পূরণ হয়েছে।',
    many: '{count}টি ঘর পূরণ হয়েছে।',
    none: 'সব ঘরই আগে থেকে পূরণ করা।',
    airportLabels: '^(থেকে|গন্তব্য|কোথা(?!.*যাবেন))',
    place: 'নেপাল',
    infant: 'কোলের শিশু',
    child: 'শিশু',
  },
}
