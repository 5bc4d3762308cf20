import { html, type Html } from '../toolbar/html.ts'
import { addressOf } from '../toolbar/toolbar-files.ts'
import type { Drafts } from './snapshot.ts'

/** Stands for a moment between a link with half-filled forms and its page. */
export function restoringPage(at: string, drafts: Drafts): string {
  const page: Html = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Opening the link | Jatra</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${addressOf('/prototype/toolbar.css')}" />
      </head>
      <body class="jp-page">
        <main>
          <h1>Opening the link</h1>
          <p><a href="${at}" data-drafts="${JSON.stringify(drafts)}">Go to the page</a></p>
        </main>
        <script src="${addressOf('/prototype/restore.js')}"></script>
      </body>
    </html> `
  return page.text
}
