import { html, type Html } from '../toolbar/html.ts'
import { addressOf } from '../toolbar/toolbar-files.ts'

/** The frame of the presenter's pages: what is shown, and the ways between them. */
export function presenterPage(title: string, at: string, content: Html): string {
  const ways = [
    ['phone', 'Phone'],
    ['side-by-side', 'Side by side'],
  ] as const
  const page: Html = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} | Jatra</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/tokens.css" />
        <link rel="stylesheet" href="${addressOf('/prototype/toolbar.css')}" />
      </head>
      <body class="jp-page jp-present">
        <header>
          <h1>${title}</h1>
          <nav aria-label="Present">
            ${ways.map(
              ([path, label]) =>
                html`<a
                  href="/prototype/${path}?at=${encodeURIComponent(at)}"
                  ${label === title && html`aria-current="page"`}
                  >${label}</a
                >`,
            )}
            <a href="${at}">Back to the page</a>
          </nav>
        </header>
        <main>${content}</main>
        <script src="${addressOf('/prototype/presenter.js')}" defer></script>
      </body>
    </html> `
  return page.text
}
