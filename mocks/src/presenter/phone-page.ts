import { renderSVG } from 'uqr'
import { Html, html } from '../toolbar/html.ts'
import { presenterPage } from './presenter-page.ts'

/**
 * The site in the frame of a phone, and the code that opens the same state on a real one.
 * @param link null when the machine has no address in the network
 */
export function phonePage(at: string, link: string | null): string {
  const code = link
    ? html`<div class="jp-code" role="img" aria-label="QR code of the address below">
          ${new Html(renderSVG(link, { border: 2 }))}
        </div>
        <p>Scan it with a phone in the same network. What is done there changes nothing here.</p>
        <p><a class="jp-address" href="${link}">${link}</a></p>`
    : html`<p class="jp-problem">
        This machine has no address in a network, so a phone cannot reach it. Join a network, or
        open the prototype by an address that phones know, and come back.
      </p>`
  return presenterPage(
    'Phone',
    at,
    html`<div class="jp-phone-desk">
      <div class="jp-phone">
        <iframe src="${at}" title="The site on a phone" data-frame></iframe>
      </div>
      <section aria-labelledby="jp-code">
        <h2 id="jp-code">On a real phone</h2>
        ${code}
        <form method="get" action="/prototype/phone" data-follow>
          <input type="hidden" name="at" value="${at}" />
          <button>Make it of the page in the frame</button>
        </form>
      </section>
    </div>`,
  )
}
