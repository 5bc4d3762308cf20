import { inLanguage, type Language } from '@jatra/contract/values/language'
import { prototypeWords } from '../words/index.ts'
import { html, type Html } from '../toolbar/html.ts'
import { addressOf } from '../toolbar/toolbar-files.ts'

/** The frame of the presenter's pages: what is shown, and the ways between them. */
export function presenterPage(
  shown: 'phone' | 'side-by-side',
  { at, language }: { at: string; language: Language },
  content: Html,
): string {
  const words = prototypeWords[language].presenter
  const titles = { phone: words.phone, 'side-by-side': words.sideBySide }
  const title = titles[shown]
  const page: Html = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} | ${prototypeWords[language].toolbar.site}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/tokens.css" />
        <link rel="stylesheet" href="${addressOf('/prototype/toolbar.css', language)}" />
      </head>
      <body class="jp-page jp-present">
        <header>
          <h1>${title}</h1>
          <nav aria-label="${words.ways}">
            ${Object.entries(titles).map(
              ([path, label]) =>
                html`<a
                  href="${inLanguage(`/prototype/${path}`, language)}?at=${encodeURIComponent(at)}"
                  ${path === shown && html`aria-current="page"`}
                  >${label}</a
                >`,
            )}
            <a href="${at}">${prototypeWords[language].controls.back}</a>
          </nav>
        </header>
        <main>${content}</main>
        <script src="${addressOf('/prototype/presenter.js', language)}" defer></script>
      </body>
    </html> `
  return page.text
}
