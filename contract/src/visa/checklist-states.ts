/** What staff say of documents: they are right, or others are asked for. */
export const checkStates = ['accepted', 'asked'] as const
export type CheckState = (typeof checkStates)[number]

/** Why other documents are asked for. Colleagues may add words of their own, or write these alone. */
export const askReasons = [
  'unreadable',
  'cropped',
  'wrong_document',
  'incomplete',
  'expired',
  'too_old',
  'name_differs',
  'not_translated',
  'not_signed',
] as const
export type AskReason = (typeof askReasons)[number]

/** `missing`: none is given. `given`: nobody has looked at it yet. */
export const slotStates = ['missing', 'given', ...checkStates] as const
export type SlotState = (typeof slotStates)[number]

/** The id of the item that takes what is given without an item. */
export const PILE = 'otherDocuments'

/** Under which the letter of an embassy's decision stands among the first traveller's documents: of no slot. */
export const DECISION_LETTER = 'decisionLetter'
