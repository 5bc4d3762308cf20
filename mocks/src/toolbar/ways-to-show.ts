import { inLanguage } from '@jatra/contract/values/language'
import { tourIn, tours } from '../tours/index.ts'
import { prototypeWords } from '../words/index.ts'
import { html, type Html } from './html.ts'
import type { ToolbarView } from './toolbar-view.ts'

/** Links to the tours. */
export function tourLinks({ language }: ToolbarView): Html {
  const words = prototypeWords[language].toolbar.tours
  const rows = tours.map((tour) => {
    const { name, title, description, steps } = tourIn(language, tour)
    return html`<li>
      <a href="${inLanguage(`/prototype/tours/${name}`, language)}">${title}</a>
      <span>${description} ${words.steps(steps.length)}</span>
    </li>`
  })
  return html`<section aria-labelledby="jp-tours">
    <h3 id="jp-tours">${words.heading}</h3>
    <p>${words.lead}</p>
    <ul class="jp-tours">
      ${rows}
    </ul>
  </section>`
}

/** Links to presenter mode. */
export function presenterLinks({ language, at }: ToolbarView): Html {
  const words = prototypeWords[language].toolbar.present
  const ways = [
    ['hide', words.hide, words.hideWhat],
    ['phone', words.phone, words.phoneWhat],
    ['side-by-side', words.sideBySide, words.sideBySideWhat],
  ] as const
  const hrefOf = (path: string) =>
    `${inLanguage(`/prototype/${path}`, language)}?at=${encodeURIComponent(at)}`
  return html`<section aria-labelledby="jp-presenter">
    <h3 id="jp-presenter">${words.heading}</h3>
    <ul class="jp-tours">
      ${ways.map(
        ([path, title, description]) =>
          html`<li>
            <a href="${hrefOf(path)}">${title}</a>
            <span>${description}</span>
          </li>`,
      )}
    </ul>
  </section>`
}
