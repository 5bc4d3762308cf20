import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  legend: 'কাগজপত্র দেওয়ার উপায়',
  travelerDrop: {
    name: 'নিজে দিয়ে যাব',
    detail: 'আপনি আমাদের অফিসে কাগজপত্র দিয়ে যাবেন।',
  },
  pickUp: {
    name: 'এসে নিয়ে যান',
    detail: 'আমরা আপনার ঠিকানা থেকে কাগজপত্র নিয়ে আসব।',
  },
}
