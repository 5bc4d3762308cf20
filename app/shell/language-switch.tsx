import { useLocation } from '@remix-run/react'
import { languageNames, type Language } from '@jatra/contract/values/language'
import { language } from '~/messages/language.ts'
import { DrawnWord } from './drawn-word.tsx'
import * as css from './language-switch.css.ts'

/** The same page in the other languages of the site. What was typed is kept by its form (app/forms/use-draft.ts). */
export function LanguageSwitch({ languages }: { languages: readonly Language[] }) {
  const { pathname, search } = useLocation()
  return languages
    .filter((one) => one !== language)
    .map((one) => (
      <a
        key={one}
        className={css.link}
        href={`/language/${one}?${new URLSearchParams({ to: pathname + search })}`}
        hrefLang={one}
        lang={one}
        rel="nofollow"
      >
        <DrawnWord>{languageNames[one]}</DrawnWord>
      </a>
    ))
}
