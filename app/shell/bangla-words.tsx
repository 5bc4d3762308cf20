import { language } from '~/messages/language.ts'
import { DrawnWord } from './drawn-word.tsx'

/** English text whose Bangla words are marked as Bangla, for screen readers, and drawn. */
export function BanglaWords({ children: text }: { children: string }) {
  if (language === 'bn') return text
  return text.split(/([\u0980-\u09ff]+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} lang="bn">
        <DrawnWord>{part}</DrawnWord>
      </span>
    ),
  )
}
