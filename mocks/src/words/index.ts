import type { Language } from '@jatra/contract/values/language'
import { controls } from './controls.ts'
import { controls as controlsInBangla } from './controls.bn.ts'
import { emails } from './emails.ts'
import { emails as emailsInBangla } from './emails.bn.ts'
import { google } from './google.ts'
import { google as googleInBangla } from './google.bn.ts'
import { presenter } from './presenter.ts'
import { presenter as presenterInBangla } from './presenter.bn.ts'
import { scripts } from './scripts.ts'
import { scripts as scriptsInBangla } from './scripts.bn.ts'
import { toolbar } from './toolbar.ts'
import { toolbar as toolbarInBangla } from './toolbar.bn.ts'
import { tourCard } from './tour-card.ts'
import { tourCard as tourCardInBangla } from './tour-card.bn.ts'

const english = { toolbar, controls, presenter, tourCard, scripts, emails, google }
export type PrototypeWords = typeof english

/** The words of the prototype. A text that is missing or spare in a language does not compile. */
export const prototypeWords: Record<Language, PrototypeWords> = {
  en: english,
  bn: {
    toolbar: toolbarInBangla,
    controls: controlsInBangla,
    presenter: presenterInBangla,
    tourCard: tourCardInBangla,
    scripts: scriptsInBangla,
    emails: emailsInBangla,
    google: googleInBangla,
  },
}
