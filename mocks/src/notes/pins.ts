import { inLanguage, type Language } from '@jatra/contract/values/language'
import { inDigitsOf } from '@jatra/contract/values/digits'
import { html, type Html } from '../toolbar/html.ts'
import { prototypeWords } from '../words/index.ts'
import { screenOf, type Note } from './note.ts'

/** The notes of a page, each at its place. */
export function pins(
  notes: readonly Note[],
  { at, language }: { at: string; language: Language },
): Html | null {
  const words = prototypeWords[language].toolbar.notes
  const own = notes.filter(({ screen }) => screen === screenOf(at))
  if (own.length === 0) return null
  return html`<ol class="jp-pins" aria-label="${words.here}">
    ${own.map(({ id, text, x, y }, index) => {
      const number = inDigitsOf(language, String(index + 1))
      const side = x < 0.35 ? 'start' : x > 0.65 ? 'end' : 'middle'
      return html`<li
        data-side="${side}"
        style="inset-inline-start: ${String(x * 100)}%; inset-block-start: ${String(y)}px"
      >
        <details>
          <summary>${number}</summary>
          <div class="jp-note">
            <p>${text}</p>
            <form method="get" action="${inLanguage('/prototype/notes', language)}">
              <input type="hidden" name="at" value="${at}" />
              <button class="jp-quiet" name="take" value="${id}">${words.take(number)}</button>
            </form>
          </div>
        </details>
      </li>`
    })}
  </ol>`
}
