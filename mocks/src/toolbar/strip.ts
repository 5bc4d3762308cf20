import { inPlay, type ToolbarView } from './toolbar-view.ts'
import { html, type Html } from './html.ts'
import { addressOf } from './toolbar-files.ts'

/**
 * The strip at the end of every page, with the guide of a tour that is taken. The panel is fetched when opened; without
 * script the link leads to it as a page.
 */
export function strip(view: ToolbarView, guide: Html | null, isHidden: boolean): Html {
  const href = `/prototype?at=${encodeURIComponent(view.at)}`
  return html`
    <link rel="stylesheet" href="${addressOf('/prototype/toolbar.css')}" />
    <aside class="jp-toolbar${isHidden && ' jp-hidden'}" aria-label="Prototype">
      <a class="jp-show" href="/prototype/show?at=${encodeURIComponent(view.at)}"
        >Show the prototype toolbar</a
      >
      <div class="jp-edge">
        <div class="jp-panel" id="jp-panel" hidden></div>
        ${view.notices.map((notice) => html`<p class="jp-notice" role="status">${notice}</p>`)}
        <p class="jp-notice" role="status" data-hidden-note></p>
        <p class="jp-filled" role="status" data-filled></p>
        <div class="jp-strip">
          <a class="jp-open" href="${href}">Prototype</a>
          <button type="button" class="jp-fill" data-fill hidden>Fill this form</button>
          <ul class="jp-chips" aria-label="In play">
            ${inPlay(view).map((one) => html`<li>${one}</li>`)}
          </ul>
          <p class="jp-unreal">Nothing here is real, no money moves</p>
        </div>
      </div>
      ${guide}
    </aside>
    <script src="${addressOf('/prototype/toolbar.js')}" defer></script>
  `
}
