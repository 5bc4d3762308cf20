import { inLanguage } from '@jatra/contract/values/language'
import { prototypeWords } from '../words/index.ts'
import { inPlay, type ToolbarView } from './toolbar-view.ts'
import { html, type Html } from './html.ts'
import { pins } from '../notes/pins.ts'
import { addressOf } from './toolbar-files.ts'

/**
 * The strip at the end of every page, with the guide of a tour that is taken. The panel is fetched when opened; without
 * script the link leads to it as a page.
 */
export function strip(view: ToolbarView, guide: Html | null, isHidden: boolean): Html {
  const { language } = view
  const words = prototypeWords[language].toolbar
  const home = inLanguage('/prototype', language)
  const at = encodeURIComponent(view.at)
  return html`
    <link rel="stylesheet" href="${addressOf('/prototype/toolbar.css', language)}" />
    <aside
      class="jp-toolbar${isHidden && ' jp-hidden'}"
      aria-label="${words.name}"
      data-words="${rewordingsFor(view)}"
      data-do="${view.toDo}"
    >
      <a class="jp-show" href="${home}/show?at=${at}">${words.show}</a>
      <div class="jp-edge">
        <div class="jp-panel" id="jp-panel" hidden></div>
        ${view.notices.map((notice) => html`<p class="jp-notice" role="status">${notice}</p>`)}
        <p class="jp-notice" role="status" data-hidden-note></p>
        <p class="jp-filled" role="status" data-filled></p>
        <div class="jp-strip">
          <a class="jp-open" href="${home}?at=${at}">${words.name}</a>
          <button type="button" class="jp-fill" data-fill hidden>${words.fill}</button>
          <ul class="jp-chips" aria-label="${words.inPlay}">
            ${inPlay(view).map((one) => html`<li>${one}</li>`)}
          </ul>
          <p class="jp-unreal">${words.unreal}</p>
        </div>
      </div>
      <div data-pins>${pins(view.notes, view)}</div>
      ${guide}
    </aside>
    <script src="${addressOf('/prototype/toolbar.js', language)}" defer></script>
  `
}

/** What the script shows in place of a page's words. */
const rewordingsFor = ({ rewordings, language }: ToolbarView): string =>
  JSON.stringify(
    rewordings.flatMap((one) => (one.language === language ? [[one.from, one.to]] : [])),
  )
