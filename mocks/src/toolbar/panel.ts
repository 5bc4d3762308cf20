import { inLanguage, type Language } from '@jatra/contract/values/language'
import { DAY_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { demoAccounts } from '../accounts.ts'
import { personaIn } from '../persona-in.ts'
import { personas } from '../personas.ts'
import { prototypeWords, type PrototypeWords } from '../words/index.ts'
import { html, type Html } from './html.ts'
import { notesForm } from '../notes/notes-form.ts'
import { rewordingForm } from '../rewording/rewording-form.ts'
import { panelForm } from './panel-form.ts'
import { scenarioForm } from './scenario-form.ts'
import { inPlay, movedBy, type ToolbarView } from './toolbar-view.ts'
import { presenterLinks, tourLinks } from './ways-to-show.ts'

const clockSteps = [
  ['minute', MINUTE_MS],
  ['quarter', 15 * MINUTE_MS],
  ['day', DAY_MS],
] as const

/** Heading of the panel when it is opened on a page. The script shows the close button. */
export function panelHead(language: Language): Html {
  const words = prototypeWords[language].toolbar
  return html`<div class="jp-head">
    <h2 tabindex="-1">${words.name}</h2>
    <button type="button" class="jp-quiet" data-close hidden>${words.close}</button>
  </div>`
}

type Words = PrototypeWords['toolbar']

/** All visitor controls as plain GET forms. */
export function panel(view: ToolbarView): Html {
  const words = prototypeWords[view.language].toolbar
  return html`
    ${summary(view, words)} ${whoYouAre(view, words)} ${tourLinks(view)} ${presenterLinks(view)}
    ${scenarioForm(view)} ${clockForm(view, words)} ${seedForm(view, words)} ${emails(view, words)}
    ${notesForm(view)} ${rewordingForm(view)} ${link(view, words)}
    ${view.built !== null && html`<p class="jp-built">${words.built(view.built)}</p>`}
  `
}

function summary(view: ToolbarView, words: Words): Html {
  const chips = inPlay(view)
  return html` <p class="jp-lead">${words.lead}</p>
    <ul class="jp-chips" aria-label="${words.inPlay}">
      ${chips.map((one) => html`<li>${one}</li>`)}
    </ul>
    ${panelForm(view, html`<button class="jp-quiet" name="reset" value="all">${words.startOver}</button>`)}`
}

function whoYouAre(view: ToolbarView, words: Words): Html {
  const choices = personas.map(({ name, account }) => {
    const { title, description } = personaIn(view.language, name)
    return html` <li>
      <button name="persona" value="${name}" ${name === view.persona && html`aria-current="true"`}>
        ${title}
      </button>
      <span>${description} ${emailOf(account)}</span>
    </li>`
  })
  return html`<section aria-labelledby="jp-who">
    <h3 id="jp-who">${words.persona}</h3>
    ${panelForm(
      view,
      html`<ul class="jp-people">
        ${choices}
      </ul>`,
    )}
  </section>`
}

/** May break after a dot, a hyphen or the @, so that its words stay whole. */
const breakable = (email: string) => email.split(/(?<=[.@-])/).map((part) => html`${part}<wbr />`)

function emailOf(account: string | null): Html | null {
  const email = demoAccounts.find(({ userName }) => userName === account)?.email
  return email === undefined ? null : html`<span class="jp-email">${breakable(email)}</span>`
}

function clockForm(view: ToolbarView, { clock: words }: Words): Html {
  const steps = clockSteps.map(
    ([step, ms]) =>
      html`<button name="clock" value="${movedBy(view, ms)}">${words.steps[step]}</button>`,
  )
  const back =
    view.clockOffsetMs !== 0 && html`<button name="clock" value="reset">${words.realTime}</button>`
  return html`<section aria-labelledby="jp-clock">
    <h3 id="jp-clock">${words.heading}</h3>
    <p>${words.before}<strong>${view.clock}</strong>${words.after}</p>
    ${panelForm(view, html`<p class="jp-steps">${steps}${back}</p>`)}
  </section>`
}

function seedForm(view: ToolbarView, { seed: words }: Words): Html {
  return html`<section aria-labelledby="jp-seed">
    <h3 id="jp-seed">${words.heading}</h3>
    ${panelForm(
      view,
      html`<label for="jp-seed-field">${words.label}</label>
        <p class="jp-steps">
          <input
            id="jp-seed-field"
            name="seed"
            value="${view.seed ?? ''}"
            placeholder="jatra"
            maxlength="40"
            pattern="[\\w\\-]+"
            required
            autocomplete="off"
          />
          <button>${words.use}</button>
        </p>`,
    )}
    ${view.seed !== null && panelForm(view, html`<button class="jp-quiet" name="seed" value="reset">${words.usual}</button>`)}
  </section>`
}

function link({ language, at, link: made }: ToolbarView, { link: words }: Words): Html {
  return html`<section aria-labelledby="jp-link">
    <h3 id="jp-link">${words.heading}</h3>
    <p>${words.lead}</p>
    <form method="post" action="${inLanguage('/prototype/link', language)}" data-copy>
      <input type="hidden" name="at" value="${at}" />
      <p class="jp-steps">
        <button>${words.copy}</button>
        <input
          class="jp-link"
          aria-labelledby="jp-link"
          readonly
          value="${made ?? ''}"
          ${made === null && html`hidden`}
        />
      </p>
    </form>
    <p role="status" data-copied></p>
  </section>`
}

/** Mails that the prototype would have sent, the newest first. */
function emails({ emails: kept }: ToolbarView, { inbox: words }: Words): Html {
  const rows = kept.toReversed().map(
    ({ to, subject, href }) =>
      html`<li>
        ${href === null ? subject : html`<a href="${href}">${subject}</a>`}
        <span>${words.to} ${breakable(to)}</span>
      </li>`,
  )
  return html`<section aria-labelledby="jp-emails">
    <h3 id="jp-emails">${words.heading}</h3>
    ${
      rows.length
        ? html`<ul class="jp-emails">
            ${rows}
          </ul>`
        : html`<p>${words.empty}</p>`
    }
  </section>`
}
