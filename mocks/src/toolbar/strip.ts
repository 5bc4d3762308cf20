import { hashOf } from '../fixtures/seeded.ts'
import { inPlay, type ToolbarView } from './toolbar-view.ts'
import { html, type Html } from './html.ts'
import { STYLESHEET } from './stylesheet.ts'
import { SCRIPT } from './browser-script.ts'

/** The toolbar's assets by path. A hash of the content is in the address, so browsers may cache them for ever. */
export const toolbarFiles = {
  '/prototype/toolbar.css': { type: 'text/css; charset=utf-8', text: STYLESHEET },
  '/prototype/toolbar.js': { type: 'text/javascript; charset=utf-8', text: SCRIPT },
} as const

export function addressOf(path: keyof typeof toolbarFiles): string {
  return `${path}?v=${hashOf(toolbarFiles[path].text).toString(36)}`
}

/** The strip at the end of every page. The panel is fetched when opened; without script the link leads to it as a page. */
export function strip(view: ToolbarView): Html {
  const href = `/prototype?at=${encodeURIComponent(view.at)}`
  return html`
    <link rel="stylesheet" href="${addressOf('/prototype/toolbar.css')}" />
    <aside class="jp-toolbar" aria-label="Prototype" data-query="${view.query}">
      <div class="jp-edge">
        <div class="jp-panel" id="jp-panel" hidden></div>
        ${view.notices.map((notice) => html`<p class="jp-notice" role="status">${notice}</p>`)}
        <div class="jp-strip">
          <a class="jp-open" href="${href}">Prototype</a>
          <ul class="jp-chips" aria-label="In play">
            ${inPlay(view).map((one) => html`<li>${one}</li>`)}
          </ul>
          <p class="jp-unreal">Nothing here is real, no money moves</p>
        </div>
      </div>
    </aside>
    <script src="${addressOf('/prototype/toolbar.js')}" defer></script>
  `
}
