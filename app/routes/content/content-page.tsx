import { Divider } from '@jatra/design-system/divider'
import { BanglaWords } from '~/shell/bangla-words.tsx'
import { prose, subtitle, title } from '~/shell/shell.css.ts'

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
