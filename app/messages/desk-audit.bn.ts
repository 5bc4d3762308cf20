import type { Translated } from '@jatra/design-system/language'
import type { deskAudit as english } from './desk-audit.ts'

export const deskAudit: Translated<typeof english> = {
  title: 'কাজের খাতা',
  lead: 'টাকা, পাসপোর্ট, কাগজপত্র, ভূমিকা ও অ্যাকাউন্টে কে কী করেছেন। এর কিছুই কখনো বদলানো বা মোছা হয় না।',
  filter: {
    label: 'ঘটনা',
    booking: 'বুকিং আইডি',
    by: 'সহকর্মী',
    action: 'কী করা হয়েছে',
    anyone: 'যে কেউ',
    anything: 'যেকোনো কাজ',
    submit: 'দেখান',
    all: 'সব দেখান',
  },
  table: 'সহকর্মীরা যা করেছেন',
  columns: { at: 'কখন', action: 'কী করা হয়েছে', by: 'কে', booking: 'বুকিং' },
  bySystem: 'সিস্টেম',
  noBooking: 'নেই',
  newest: 'সবচেয়ে নতুন',
  none: {
    title: 'কোনো ঘটনা নেই',
    text: 'এখানে রাখার মতো কেউ কিছু করেননি।',
    filtered: 'যা বেছে নিয়েছেন, তার সঙ্গে কিছু মেলেনি।',
  },
}
