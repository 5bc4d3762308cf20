import { demoAccounts } from '../accounts.ts'
import { inLanguage, type Language } from '@jatra/contract/values/language'
import { personaIn } from '../persona-in.ts'
import { personas } from '../personas.ts'
import { groupIn, scenarioIn } from '../scenarios/in-language.ts'
import { scenarioGroups } from '../scenarios/groups.ts'
import { scenarios, type ScenarioName } from '../scenarios/index.ts'
import { prototypeWords } from '../words/index.ts'
import { html, type Html } from '../toolbar/html.ts'
import { presenterPage } from './presenter-page.ts'

/** What a pane is to show: who, and in which state; without a state it stays in the visitor's own. */
export interface Variant {
  persona: string | undefined
  scenario: ScenarioName | undefined
}

/**
 * Two visitors in one window, or two variants of a page. The second frame is credentialless: the browser gives it cookies and storage of its own,
 * so it is another visitor, on whatever page, and nothing in the site has to know.
 */
export function sideBySidePage(
  at: string,
  { one, two }: { one: Variant; two: Variant },
  language: Language,
): string {
  const others = personas.find(({ name, account }) => account !== null && name !== one.persona)
  // Two variants are of one persona, and two visitors of two.
  const other = two.persona ?? (two.scenario ? one.persona : others?.name) ?? 'new-visitor'
  const addressOf = (controls: Record<string, string | undefined>) => {
    const query = Object.entries(controls).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${value}`],
    )
    return [at, ...(query.length > 0 ? [query.join('&')] : [])].join(at.includes('?') ? '&' : '?')
  }
  return presenterPage(
    'side-by-side',
    { at, language },
    html`<p class="jp-problem" data-needs-credentialless hidden>
        ${prototypeWords[language].presenter.oneVisitor}
      </p>
      <div class="jp-panes">
        ${pane('one', { at, language, ...one }, html`src="${addressOf({ scenario: one.scenario })}"`)}
        ${pane(
          'two',
          { at, language, ...two, persona: other },
          html`src="${addressOf({ persona: other, scenario: two.scenario })}" credentialless`,
        )}
      </div>`,
  )
}

/** A frame, and its persona: the form's target is the frame. */
function pane(
  name: 'one' | 'two',
  { at, language, persona, scenario }: Variant & { at: string; language: Language },
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
      <select name="scenario" aria-label="${words.states[name]}">
        <option value="">${words.sameState}</option>
        <option value="reset">${words.noState}</option>
        ${scenarioGroups.map(
          (group) =>
            html`<optgroup label="${groupIn(language, group)}">
              ${scenarios
                .filter((each) => each.group === group)
                .map(
                  (each) =>
                    html`<option value="${each.name}" ${each.name === scenario && html`selected`}>
                      ${scenarioIn(language, each.name).title}
                    </option>`,
                )}
            </optgroup>`,
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
