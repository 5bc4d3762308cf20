import type { Language } from '../values/language.ts'
import type { DoneKey } from './done.ts'
import { writeMessage } from './write-message.ts'

/** What a good answer says, for people and for programs. */
export const sayDone = (key: DoneKey, language: Language) => ({
  message: writeMessage(key, language),
  key,
})
