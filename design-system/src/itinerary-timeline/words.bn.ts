import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  dayChange: (days) => `${days > 0 ? '+' : '-'}${digits(Math.abs(days))} দিন`,
  terminal: (name) => `টার্মিনাল ${digits(name)}`,
  operatedBy: (airline) => `চালাবে ${airline}`,
  technicalStops: (count) => `পথে ${digits(count)}টি বিরতি, একই বিমান`,
  layover: (duration, city) => `${city} বিমানবন্দরে ${duration} অপেক্ষা`,
}
