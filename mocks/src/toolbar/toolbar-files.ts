import {
  inLanguage,
  languageOf,
  withoutLanguage,
  type Language,
} from '@jatra/contract/values/language'
import { notesScript } from '../notes/notes-script.ts'
import {
  NOTES_STYLESHEET,
  STYLESHEET,
  PRESENTER_STYLESHEET,
  TOUR_STYLESHEET,
} from './stylesheet.ts'
import { rewordingScript } from '../rewording/rewording-script.ts'
import { INTERACTIONS_SCRIPT } from '../interactions/interactions-script.ts'
import { fillScript } from '../fill/fill-script.ts'
import { hashOf } from '../fixtures/seeded.ts'
import { RESTORE_SCRIPT } from '../links/restore-script.ts'
import { tourScript } from '../tours/browser-script.ts'
import { hideScript, PRESENTER_SCRIPT } from '../presenter/scripts.ts'
import { prototypeWords } from '../words/index.ts'
import { toolbarScript } from './browser-script.ts'

const type = 'text/javascript; charset=utf-8'

/** The toolbar's assets by path. The address contains a hash of the content, so browsers may cache them forever. */
const filesIn = (language: Language) => {
  const settings = { home: inLanguage('/prototype', language), ...prototypeWords[language].scripts }
  return {
    '/prototype/toolbar.css': {
      type: 'text/css; charset=utf-8',
      text: STYLESHEET + TOUR_STYLESHEET + PRESENTER_STYLESHEET + NOTES_STYLESHEET,
    },
    '/prototype/toolbar.js': {
      type,
      text:
        toolbarScript(settings) +
        fillScript(settings) +
        hideScript(settings) +
        notesScript(settings) +
        rewordingScript(settings) +
        INTERACTIONS_SCRIPT,
    },
    '/prototype/tour.js': { type, text: tourScript(settings) },
    '/prototype/presenter.js': { type, text: PRESENTER_SCRIPT },
    '/prototype/restore.js': { type, text: RESTORE_SCRIPT },
  } as const
}

const files = { en: filesIn('en'), bn: filesIn('bn') }

/** The file at a path; null when there is none. */
export function fileAt(pathname: string): { type: string; text: string } | null {
  const path = withoutLanguage(pathname)
  return Object.entries(files[languageOf(pathname)]).find(([known]) => known === path)?.[1] ?? null
}

export function addressOf(path: keyof (typeof files)['en'], language: Language): string {
  return `${inLanguage(path, language)}?v=${hashOf(files[language][path].text).toString(36)}`
}
