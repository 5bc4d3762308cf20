import type { Translated } from '@jatra/design-system/language'
import type { sessionMessages as english } from './session.ts'

export const sessionMessages: Translated<typeof english> = {
  expiredTitle: 'সেশনের সময় শেষ',
  expiredText: 'আপনার সেশনের সময় শেষ হয়েছে। আবার খুঁজুন।',
  expiredAction: 'আবার খুঁজুন',
  over: 'সেশনের সময় শেষ',
  left: 'এই দামে বুক করার সময় বাকি',
}
