import { prototypeWords } from '../words/index.ts'
import { html, type Html } from './html.ts'
import { panel } from './panel.ts'
import { addressOf } from './toolbar-files.ts'
import type { ToolbarView } from './toolbar-view.ts'

/** The panel as a page, for browsers without script and for addresses with unknown controls. */
export function panelPage(view: ToolbarView, problems: readonly string[]): string {
  const { language } = view
  const { toolbar, controls } = prototypeWords[language]
  const title = problems.length ? controls.nothingChanged : toolbar.name
  const page: Html = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} | ${toolbar.site}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/tokens.css" />
        <link rel="stylesheet" href="${addressOf('/prototype/toolbar.css', language)}" />
      </head>
      <body class="jp-page">
        <main>
          <h1>${title}</h1>
          ${problems.map((problem) => html`<p class="jp-problem" role="alert">${problem}</p>`)}
          <p><a href="${view.at}">${controls.back}</a></p>
          <h2>${controls.whatThereIs}</h2>
          ${panel(view)}
        </main>
      </body>
    </html> `
  return page.text
}
