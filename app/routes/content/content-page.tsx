import { Divider } from '@jatra/design-system/divider'
import { prose, subtitle, title } from '~/shell/shell.css.ts'
import { language } from '~/messages/language.ts'
import { DrawnWord } from '~/shell/drawn-word.tsx'

export interface ContentPageProps {
  content: {
    title: string
    lead: string
    sections: readonly { id?: string; title: string; paragraphs: readonly string[] }[]
  }
}

/**
 * An information page. Each section can be linked to by its title, or by an `id` that is the same in every language:
 * `/about#terms`.
 */
export function ContentPage({ content }: ContentPageProps) {
  return (
    <article className={prose}>
      <h1 className={title}>{content.title}</h1>
      <p>
        <BanglaWords>{content.lead}</BanglaWords>
      </p>
      <Divider />
      {content.sections.map((section) => (
        <section key={section.title}>
          <h2
            className={subtitle}
            id={section.id ?? section.title.toLowerCase().replaceAll(' ', '-')}
          >
            {section.title}
          </h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}

/** English text whose Bangla words are marked as Bangla, for screen readers, and drawn. */
function BanglaWords({ children: text }: { children: string }) {
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
