import { renderSVG } from 'uqr'
import { inLanguage, type Language } from '@jatra/contract/values/language'
import { prototypeWords } from '../words/index.ts'
import { Html, html } from '../toolbar/html.ts'
import { presenterPage } from './presenter-page.ts'

/**
 * The site in the frame of a phone, and the code that opens the same state on a real one.
 * @param link null when the machine has no address in the network
 */
export function phonePage(at: string, link: string | null, language: Language): string {
  const words = prototypeWords[language].presenter
  const code = link
    ? html`<div class="jp-code" role="img" aria-label="${words.code}">
          ${new Html(renderSVG(link, { border: 2 }))}
        </div>
        <p>${words.scan}</p>
        <p><a class="jp-address" href="${link}">${link}</a></p>`
    : html`<p class="jp-problem">${words.noNetwork}</p>`
  return presenterPage(
    'phone',
    { at, language },
    html`<div class="jp-phone-desk">
      <div class="jp-phone">
        <iframe src="${at}" title="${words.onThePhone}" data-frame></iframe>
      </div>
      <section aria-labelledby="jp-code">
        <h2 id="jp-code">${words.realPhone}</h2>
        ${code}
        <form method="get" action="${inLanguage('/prototype/phone', language)}" data-follow>
          <input type="hidden" name="at" value="${at}" />
          <button>${words.ofTheFrame}</button>
        </form>
      </section>
    </div>`,
  )
}
