import { language } from '~/messages/language.ts'
import { banglaName } from './shell.css.ts'

/** English text with its words in Bangla marked as that: they are read out as Bangla, in a small font of their own. */
export function BanglaWords({ children: text }: { children: string }) {
  if (language === 'bn') return text
  return text.split(/([\u0980-\u09ff]+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} lang="bn" className={banglaName}>
        {part}
      </span>
    ),
  )
}
