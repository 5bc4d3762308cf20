import { demoAccounts } from '../accounts.ts'
import { personas } from '../personas.ts'
import { html, type Html } from '../toolbar/html.ts'
import { presenterPage } from './presenter-page.ts'

/**
 * Two visitors in one window. The second frame is credentialless: the browser gives it cookies and storage of its own,
 * so it is another visitor, on whatever page, and nothing in the site has to know.
 */
export function sideBySidePage(at: string, persona: string | undefined): string {
  const other = personas.find(({ name, account }) => account !== null && name !== persona)?.name
  const [path = '/', query] = at.split('?')
  const otherAt = `${path}?${query ? `${query}&` : ''}persona=${other ?? 'new-visitor'}`
  return presenterPage(
    'Side by side',
    at,
    html`<p class="jp-problem" data-needs-credentialless hidden>
        This browser has one visitor for a whole window. Chrome and Edge can show two.
      </p>
      <div class="jp-panes">
        ${pane('One', at, html`src="${at}"`, persona)}
        ${pane('Two', at, html`src="${otherAt}" credentialless`, other)}
      </div>`,
  )
}

/** A frame, and who is in it: the form answers into the frame. */
function pane(name: string, at: string, source: Html, persona: string | undefined): Html {
  const id = `jp-pane-${name.toLowerCase()}`
  return html`<section class="jp-pane" aria-label="Visitor ${name.toLowerCase()}">
    <form method="get" action="/prototype/go" target="${id}" data-follow>
      <input type="hidden" name="at" value="${at}" />
      <label for="${id}-who">Visitor ${name.toLowerCase()}</label>
      <select id="${id}-who" name="persona">
        ${personas.map(
          ({ name: value, title, account }) =>
            html`<option value="${value}" ${value === persona && html`selected`}>
              ${title}${emailOf(account)}
            </option>`,
        )}
      </select>
      <button>Become</button>
    </form>
    <iframe
      name="${id}"
      title="The site of visitor ${name.toLowerCase()}"
      ${source}
      data-frame
    ></iframe>
  </section>`
}

function emailOf(account: string | null): string {
  const email = demoAccounts.find(({ userName }) => userName === account)?.email
  return email === undefined ? '' : `, ${email}`
}
