import type { Language } from '@jatra/contract/values/language'
import { prototypeWords } from '../words/index.ts'
import { html, type Html } from '../toolbar/html.ts'
import { addressOf } from '../toolbar/toolbar-files.ts'
import type { Drafts } from './snapshot.ts'

/** Stands for a moment between a link with half-filled forms and its page. */
export function restoringPage(at: string, drafts: Drafts, language: Language): string {
  const { controls: words, toolbar } = prototypeWords[language]
  const page: Html = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.opening} | ${toolbar.site}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${addressOf('/prototype/toolbar.css', language)}" />
      </head>
      <body class="jp-page">
        <main>
          <h1>${words.opening}</h1>
          <p><a href="${at}" data-drafts="${JSON.stringify(drafts)}">${words.goToPage}</a></p>
        </main>
        <script src="${addressOf('/prototype/restore.js', language)}"></script>
      </body>
    </html> `
  return page.text
}
