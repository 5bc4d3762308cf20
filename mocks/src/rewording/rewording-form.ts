import { inLanguage } from '@jatra/contract/values/language'
import { html, type Html } from '../toolbar/html.ts'
import type { ToolbarView } from '../toolbar/toolbar-view.ts'
import { prototypeWords } from '../words/index.ts'
import { MAX_WORDS } from './rewording.ts'

/** The form of the panel that changes words, and what is changed. The script lets one choose them on the page. */
export function rewordingForm({ language, at, rewordings }: ToolbarView): Html {
  const words = prototypeWords[language].toolbar.rewording
  const action = inLanguage('/prototype/words', language)
  const own = rewordings.filter((one) => one.language === language)
  return html`<section aria-labelledby="jp-words">
    <h3 id="jp-words">${words.heading}</h3>
    <p>${words.lead}</p>
    <form method="get" action="${action}" data-reword>
      <input type="hidden" name="at" value="${at}" />
      <label for="jp-words-from">${words.from}</label>
      <p class="jp-steps">
        <input
          id="jp-words-from"
          name="from"
          maxlength="${MAX_WORDS}"
          required
          autocomplete="off"
        />
        <button type="button" data-pick hidden>${words.pick}</button>
      </p>
      <label for="jp-words-to">${words.to}</label>
      <p class="jp-steps">
        <input id="jp-words-to" name="to" maxlength="${MAX_WORDS}" required autocomplete="off" />
        <button>${words.change}</button>
      </p>
    </form>
    ${
      own.length > 0 &&
      html`<ul class="jp-emails">
        ${own.map(
          ({ from, to }) =>
            html`<li>
              ${to}
              <span>${words.before} ${from}</span>
              <form method="get" action="${action}">
                <input type="hidden" name="at" value="${at}" />
                <button class="jp-quiet" name="from" value="${from}">${words.putBack}</button>
              </form>
            </li>`,
        )}
      </ul>`
    }
  </section>`
}
