import type { EmailContent, EmailPart, Row } from './email-content.ts'
import type { Locale } from './locale.ts'

/** An email as text, for text-only mail programs and screen readers. */
export function plainEmail(
  content: EmailContent,
  { siteUrl, words, phone }: Pick<Locale, 'siteUrl' | 'words' | 'phone'>,
): string {
  const { title, parts, button, reason } = content
  const blocks = [
    title,
    ...parts.map(plainPart),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    `-- \n${words.common.brand}, ${siteUrl}\n${words.common.call} ${phone.shown}\n${reason}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

function plainPart(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
    case 'notice':
      return part.text
    case 'product':
      return part.name
    case 'facts':
      return part.rows.map(plainRow).join('\n')
    case 'price':
      return [...part.lines, part.total].map(plainRow).join('\n')
  }
}

const plainRow = ([term, value]: Row) => `${term}: ${value}`
