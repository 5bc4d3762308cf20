import { demoAccounts } from '../accounts.ts'
import { personas } from '../personas.ts'
import { scenarios } from '../scenarios/index.ts'
import { scenarioGroups, type Scenario } from '../scenarios/scenario.ts'
import { tours } from '../tours/index.ts'
import { inPlay, movedBy, type ToolbarView } from './toolbar-view.ts'
import { html, type Html } from './html.ts'

const MINUTE = 60_000
const clockSteps = [
  ['+1 min', MINUTE],
  ['+15 min', 15 * MINUTE],
  ['+1 day', 24 * 60 * MINUTE],
] as const

/** Heading of the panel when it is opened on a page. The script shows the close button. */
export const panelHead = html`<div class="jp-head">
  <h2>Prototype</h2>
  <button type="button" class="jp-quiet" data-close hidden>Close</button>
</div>`

/** All visitor controls as plain GET forms (docs/decisions/052). */
export function panel(view: ToolbarView): Html {
  return html`
    ${summary(view)} ${whoYouAre(view)} ${tourLinks()} ${presenterLinks(view)} ${scenarioForm(view)}
    ${clockForm(view)} ${seedForm(view)} ${emails(view)} ${link(view)}
  `
}

const form = (view: ToolbarView, content: Html): Html =>
  html` <form method="get" action="/prototype/go">
    <input type="hidden" name="at" value="${view.at}" />
    ${content}
  </form>`

function summary(view: ToolbarView): Html {
  const chips = inPlay(view)
  return html` <p class="jp-lead">
      Flights, prices and bookings are made up, and no money moves. What you do here only you can
      see.
    </p>
    <ul class="jp-chips" aria-label="In play">
      ${chips.map((one) => html`<li>${one}</li>`)}
    </ul>
    ${form(view, html`<button class="jp-quiet" name="reset" value="all">Start over</button>`)}`
}

function whoYouAre(view: ToolbarView): Html {
  const choices = personas.map(
    ({ name, title, description, account }) =>
      html` <li>
        <button
          name="persona"
          value="${name}"
          ${name === view.persona && html`aria-current="true"`}
        >
          ${title}
        </button>
        <span>${description} ${emailOf(account)}</span>
      </li>`,
  )
  return html`<section aria-labelledby="jp-who">
    <h3 id="jp-who">Persona</h3>
    ${form(
      view,
      html`<ul class="jp-people">
        ${choices}
      </ul>`,
    )}
  </section>`
}

function tourLinks(): Html {
  const rows = tours.map(
    ({ name, title, description, steps }) =>
      html`<li>
        <a href="/prototype/tours/${name}">${title}</a>
        <span>${description} ${steps.length} steps.</span>
      </li>`,
  )
  return html`<section aria-labelledby="jp-tours">
    <h3 id="jp-tours">Tours</h3>
    <p>A flow in steps, with what to say. The arrow keys go on and back.</p>
    <ul class="jp-tours">
      ${rows}
    </ul>
  </section>`
}

function presenterLinks({ at }: ToolbarView): Html {
  const ways = [
    ['hide', 'Hide the toolbar', 'Ctrl and \\ hide it and show it again, on any page.'],
    ['phone', 'Phone', 'The page in the frame of a phone, with a QR code for a real one.'],
    ['side-by-side', 'Side by side', 'Two visitors in one window, each with a persona.'],
  ] as const
  return html`<section aria-labelledby="jp-presenter">
    <h3 id="jp-presenter">Present</h3>
    <ul class="jp-tours">
      ${ways.map(
        ([path, title, description]) =>
          html`<li>
            <a href="/prototype/${path}?at=${encodeURIComponent(at)}">${title}</a>
            <span>${description}</span>
          </li>`,
      )}
    </ul>
  </section>`
}

/** May break after a dot, a hyphen or the @, so that its words stay whole. */
const breakable = (email: string) => email.split(/(?<=[.@-])/).map((part) => html`${part}<wbr />`)

function emailOf(account: string | null): Html | null {
  const email = demoAccounts.find(({ userName }) => userName === account)?.email
  return email === undefined ? null : html`<span class="jp-email">${breakable(email)}</span>`
}

function scenarioForm(view: ToolbarView): Html {
  const groups = scenarioGroups.map((group) => {
    const own = scenarios.filter((one) => one.group === group)
    const chosen = own.filter(({ name }) => view.scenarios.includes(name)).length
    return html` <details ${chosen > 0 && html`open`}>
      <summary>${group}${chosen > 0 && ` (${String(chosen)} on)`}</summary>
      ${own.map((one) => scenarioRow(one, view))}
    </details>`
  })
  return html`<section aria-labelledby="jp-what">
    <h3 id="jp-what">Scenarios</h3>
    <p class="jp-steps" data-filter hidden>
      <input type="search" aria-label="Search scenarios" placeholder="Search scenarios" />
    </p>
    <p role="status" data-found></p>
    ${form(
      view,
      html`<input type="hidden" name="scenario" value="reset" />
        ${groups}
        <button class="jp-do">Apply</button>`,
    )}
    ${view.scenarios.length > 0 && form(view, html`<button class="jp-quiet" name="scenario" value="reset">Turn all off</button>`)}
  </section>`
}

function scenarioRow(one: Scenario, { scenarios: chosen }: ToolbarView): Html {
  const { name, title, description, shows } = one
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
      ${description} <span class="jp-shows">Specification: ${shows.join('; ')}</span>
    </p>
    <a href="/prototype/see/${name}">See it<span class="jp-aside">: ${title}</span></a>
  </div>`
}

function clockForm(view: ToolbarView): Html {
  const steps = clockSteps.map(
    ([label, ms]) => html`<button name="clock" value="${movedBy(view, ms)}">${label}</button>`,
  )
  const back =
    view.clockOffsetMs !== 0 && html`<button name="clock" value="reset">Real time</button>`
  return html`<section aria-labelledby="jp-clock">
    <h3 id="jp-clock">Clock</h3>
    <p>It is <strong>${view.clock}</strong> in Dhaka.</p>
    ${form(view, html`<p class="jp-steps">${steps}${back}</p>`)}
  </section>`
}

function seedForm(view: ToolbarView): Html {
  return html`<section aria-labelledby="jp-seed">
    <h3 id="jp-seed">Data set</h3>
    ${form(
      view,
      html`<label for="jp-seed-field"
          >Any word gives flights and bookings of its own, and starts over</label
        >
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
          <button>Use</button>
        </p>`,
    )}
    ${view.seed !== null && form(view, html`<button class="jp-quiet" name="seed" value="reset">Usual data set</button>`)}
  </section>`
}

function link({ at, link: made }: ToolbarView): Html {
  return html`<section aria-labelledby="jp-link">
    <h3 id="jp-link">Link to this exact state</h3>
    <p>Everything goes along: searches, bookings and what was typed into forms.</p>
    <form method="post" action="/prototype/link" data-copy>
      <input type="hidden" name="at" value="${at}" />
      <p class="jp-steps">
        <button>Copy link</button>
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
function emails({ emails: kept }: ToolbarView): Html {
  const rows = kept.toReversed().map(
    ({ to, subject, href }) =>
      html`<li>
        ${href === null ? subject : html`<a href="${href}">${subject}</a>`}
        <span>to ${breakable(to)}</span>
      </li>`,
  )
  return html`<section aria-labelledby="jp-emails">
    <h3 id="jp-emails">Inbox</h3>
    ${
      rows.length
        ? html`<ul class="jp-emails">
            ${rows}
          </ul>`
        : html`<p>Nothing yet: what a booking or a new password sends would be here.</p>`
    }
  </section>`
}
