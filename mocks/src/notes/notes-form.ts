import { inLanguage } from '@jatra/contract/values/language'
import { html, type Html } from '../toolbar/html.ts'
import type { ToolbarView } from '../toolbar/toolbar-view.ts'
import { prototypeWords } from '../words/index.ts'
import { MAX_NOTE } from './note.ts'

/** The form of the panel that pins a note to the page. The script lets one choose the place. */
export function notesForm({ language, at }: ToolbarView): Html {
  const words = prototypeWords[language].toolbar.notes
  return html`<section aria-labelledby="jp-notes">
    <h3 id="jp-notes">${words.heading}</h3>
    <p>${words.lead}</p>
    <form method="get" action="${inLanguage('/prototype/notes', language)}" data-pin>
      <input type="hidden" name="at" value="${at}" />
      <input type="hidden" name="x" value="0.5" />
      <input type="hidden" name="y" value="96" />
      <label for="jp-note-field">${words.label}</label>
      <p class="jp-steps">
        <input id="jp-note-field" name="pin" maxlength="${MAX_NOTE}" required autocomplete="off" />
        <button>${words.pin}</button>
      </p>
    </form>
  </section>`
}
