import { demoAccounts } from '../accounts.ts'
import { inLanguage, type Language } from '@jatra/contract/values/language'
import { personaIn } from '../persona-in.ts'
import { personas } from '../personas.ts'
import { prototypeWords } from '../words/index.ts'
import { html, type Html } from '../toolbar/html.ts'
import { presenterPage } from './presenter-page.ts'

/**
 * Two visitors in one window. The second frame is credentialless: the browser gives it cookies and storage of its own,
 * so it is another visitor, on whatever page, and nothing in the site has to know.
 */
export function sideBySidePage(
  at: string,
  persona: string | undefined,
  language: Language,
): string {
  const other = personas.find(({ name, account }) => account !== null && name !== persona)?.name
  const [path = '/', query] = at.split('?')
  const otherAt = `${path}?${query ? `${query}&` : ''}persona=${other ?? 'new-visitor'}`
  return presenterPage(
    'side-by-side',
    { at, language },
    html`<p class="jp-problem" data-needs-credentialless hidden>
        ${prototypeWords[language].presenter.oneVisitor}
      </p>
      <div class="jp-panes">
        ${pane('one', { at, language, persona }, html`src="${at}"`)}
        ${pane('two', { at, language, persona: other }, html`src="${otherAt}" credentialless`)}
      </div>`,
  )
}

/** A frame, and its persona: the form's target is the frame. */
function pane(
  name: 'one' | 'two',
  { at, language, persona }: { at: string; language: Language; persona: string | undefined },
  source: Html,
): Html {
  const id = `jp-pane-${name}`
  const words = prototypeWords[language].presenter
  const visitor = words.visitors[name]
  return html`<section class="jp-pane" aria-label="${visitor}">
    <form method="get" action="${inLanguage('/prototype/go', language)}" target="${id}" data-follow>
      <input type="hidden" name="at" value="${at}" />
      <label for="${id}-who">${visitor}</label>
      <select id="${id}-who" name="persona">
        ${personas.map(
          ({ name: value, account }) =>
            html`<option value="${value}" ${value === persona && html`selected`}>
              ${personaIn(language, value).title}${emailOf(account)}
            </option>`,
        )}
      </select>
      <button>${words.become}</button>
    </form>
    <iframe name="${id}" title="${words.sites[name]}" ${source} data-frame></iframe>
  </section>`
}

function emailOf(account: string | null): string {
  const email = demoAccounts.find(({ userName }) => userName === account)?.email
  return email === undefined ? '' : `, ${email}`
}
