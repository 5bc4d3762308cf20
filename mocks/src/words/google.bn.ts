import type { google as english } from './google.ts'

export const google: typeof english = {
  newcomer: 'এখনও অ্যাকাউন্ট নেই: নতুন একটি খোলা হবে।',
  somebody: 'অন্য কেউ',
  unverified: 'যাঁর ইমেইল যাচাই করা হয়নি।',
}
