import { hashOf } from '../fixtures/seeded.ts'
import { inPlay, type BarView } from './bar-view.ts'
import { html, type Html } from './html.ts'
import { LOOK } from './look.ts'
import { SCRIPT } from './in-browser.ts'

/** The bar's own files by path: content changes the address, so that browsers may keep them. */
export const barFiles = {
  '/prototype/bar.css': { type: 'text/css; charset=utf-8', text: LOOK },
  '/prototype/bar.js': { type: 'text/javascript; charset=utf-8', text: SCRIPT },
} as const

export function addressOf(path: keyof typeof barFiles): string {
  return `${path}?v=${hashOf(barFiles[path].text).toString(36)}`
}

/**
 * What every page gets at its end. The panel comes when it is opened, so that a page stays as light as it is; without
 * script the link leads to the panel as a page.
 */
export function strip(view: BarView): Html {
  const href = `/prototype?at=${encodeURIComponent(view.at)}`
  return html`
    <link rel="stylesheet" href="${addressOf('/prototype/bar.css')}" />
    <aside class="jp-bar" aria-label="Prototype" data-query="${view.query}">
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
    <script src="${addressOf('/prototype/bar.js')}" defer></script>
  `
}
