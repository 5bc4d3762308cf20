import { language } from '~/messages/language.ts'
import { banglaName } from './shell.css.ts'

/** English text whose Bangla words are marked as Bangla, for screen readers and for a small font of their own. */
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
