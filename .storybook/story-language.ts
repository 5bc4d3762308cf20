import type { Language } from '@jatra/contract/values/language'

export type Globals = Record<string, unknown>

/** 'theme:dark;zoom:200' of the frame's own address: the toolbar's settings when it was loaded. */
export function globalsOfAddress(): Globals {
  const text = new URLSearchParams(document.location.search).get('globals') ?? ''
  return Object.fromEntries(text.split(';').map((pair) => pair.split(':')))
}

/** Docs pages are English, and so are the stories within them. */
const languageFor = (viewMode: string | null, { language }: Globals): Language =>
  language === 'bn' && viewMode !== 'docs' ? 'bn' : 'en'

function languageOfAddress(): Language {
  const viewMode = new URLSearchParams(document.location.search).get('viewMode')
  return languageFor(viewMode, globalsOfAddress())
}

/** The language of every word in this frame, from its first to its last moment (both-words.ts). */
export const storyLanguage: Language =
  import.meta.env['STORY_LANGUAGE'] === 'bn' ? 'bn' : languageOfAddress()

/** Loads the frame again when the toolbar asks for the other language, or when a docs page follows a story. */
export function speakAsAsked(viewMode: string, globals: Globals): void {
  if (import.meta.env.MODE === 'test') return
  const asked = languageFor(viewMode, globals)
  if (asked === storyLanguage) return
  const address = new URL(document.location.href)
  const kept = Object.entries({ ...globalsOfAddress(), language: asked })
  address.searchParams.set('globals', kept.map((pair) => pair.join(':')).join(';'))
  address.searchParams.set('viewMode', viewMode)
  document.location.replace(address)
}
