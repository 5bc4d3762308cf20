import { html, type Html } from './html.ts'
import { panel } from './panel.ts'
import { addressOf } from './toolbar-files.ts'
import type { ToolbarView } from './toolbar-view.ts'

/** The panel as a page, for browsers without script and for addresses with unknown controls. */
export function panelPage(view: ToolbarView, problems: readonly string[]): string {
  const title = problems.length ? 'Nothing was changed' : 'Prototype'
  const page: Html = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} | Jatra</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${addressOf('/prototype/toolbar.css')}" />
      </head>
      <body class="jp-page">
        <main>
          <h1>${title}</h1>
          ${problems.map((problem) => html`<p class="jp-problem" role="alert">${problem}</p>`)}
          <p><a href="${view.at}">Back to the page</a></p>
          <h2>What can be chosen</h2>
          ${panel(view)}
        </main>
      </body>
    </html> `
  return page.text
}
