import type { Translated } from '@jatra/design-system/language'
import type { desk as english } from './desk.ts'

export const desk: Translated<typeof english> = {
  title: 'ডেস্ক',
  tabs: { label: 'ডেস্ক', today: 'আজকের কাজ', find: 'খোঁজা' },
  roles: { agent: 'এজেন্ট', finance: 'হিসাব', manager: 'ব্যবস্থাপক' },
  search: {
    label: 'অর্ডার খুঁজুন',
    placeholder: 'বুকিং আইডি, PNR, টিকিট, নাম, ফোন, ইমেইল, লেনদেন বা পাসপোর্ট',
    submit: 'খুঁজুন',
  },
  keys: {
    title: 'কী',
    find: 'খোঁজা',
    next: 'পরের সারি',
    before: 'আগের সারি',
    open: 'খোলা',
    on: 'এই কীগুলো ব্যবহার করব',
  },
  failed: 'ডেস্ক এখন আনা গেল না। কিছুই বদলায়নি।',
}
