import { inLanguage } from '@jatra/contract/values/language'
import { groupIn, scenarioIn } from '../scenarios/in-language.ts'
import { scenarios, type ScenarioName } from '../scenarios/index.ts'
import { scenarioGroups } from '../scenarios/groups.ts'
import { prototypeWords } from '../words/index.ts'
import { html, type Html } from './html.ts'
import { panelForm } from './panel-form.ts'
import type { ToolbarView } from './toolbar-view.ts'

/** All scenarios by their groups. The script brings the search, which filters them. */
export function scenarioForm(view: ToolbarView): Html {
  const { language } = view
  const words = prototypeWords[language].toolbar.scenarios
  const groups = scenarioGroups.map((group) => {
    const own = scenarios.filter((one) => one.group === group)
    const chosen = own.filter(({ name }) => view.scenarios.includes(name)).length
    return html` <details ${chosen > 0 && html`open`}>
      <summary>${groupIn(language, group)}${chosen > 0 && ` (${words.on(chosen)})`}</summary>
      ${own.map(({ name }) => scenarioRow(name, view))}
    </details>`
  })
  return html`<section aria-labelledby="jp-what">
    <h3 id="jp-what">${words.heading}</h3>
    <p class="jp-steps" data-filter hidden>
      <input type="search" aria-label="${words.search}" placeholder="${words.search}" />
    </p>
    <p role="status" data-found></p>
    ${panelForm(
      view,
      html`<input type="hidden" name="scenario" value="reset" />
        ${groups}
        <button class="jp-do">${words.apply}</button>`,
    )}
    ${view.scenarios.length > 0 && panelForm(view, html`<button class="jp-quiet" name="scenario" value="reset">${words.allOff}</button>`)}
  </section>`
}

function scenarioRow(name: ScenarioName, { language, scenarios: chosen }: ToolbarView): Html {
  const words = prototypeWords[language].toolbar.scenarios
  const { title, description, shows } = scenarioIn(language, name)
  return html` <div class="jp-scenario">
    <label
      ><input
        type="checkbox"
        name="scenario"
        value="${name}"
        aria-describedby="jp-${name}"
        ${chosen.some((one) => one === name) && html`checked`}
      />
      ${title}</label
    >
    <p id="jp-${name}">
      ${description}
      <span class="jp-shows">${words.specification}: ${headings(shows, language)}</span>
    </p>
    <a href="${inLanguage(`/prototype/see/${name}`, language)}"
      >${words.see}<span class="jp-aside">: ${title}</span></a
    >
  </div>`
}

/** Headings of docs/specification.md, which is English, so that they are found there. */
function headings(shows: readonly string[], language: ToolbarView['language']): Html {
  const text = shows.join('; ')
  return language === 'en' ? html`${text}` : html`<span lang="en">${text}</span>`
}
