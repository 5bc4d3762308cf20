import { inLanguage, type Language } from '@jatra/contract/values/language'
import { html, type Html } from '../toolbar/html.ts'
import { prototypeWords } from '../words/index.ts'
import { tourIn, type TourPlace } from './index.ts'

/** The card of a tour's step. Its ways are links, so that it works without script. */
export function card(
  { tour: taken, index }: TourPlace,
  page: { at: string; language: Language; isHere: boolean },
): Html {
  const { at, language, isHere } = page
  const words = prototypeWords[language].tourCard
  const tour = tourIn(language, taken)
  const step = tour.steps[index] ?? tour.steps[0]
  const hrefOf = (name: string, from = at) =>
    `${inLanguage(`/prototype/tours/${name}`, language)}?at=${encodeURIComponent(from)}`
  const wayTo = (to: number, label: string, way: string) => {
    const there = tour.steps[to]
    return (
      there &&
      html`<a
        href="${hrefOf(`${tour.name}/${there.name}`)}"
        data-way="${way}"
        ${there.sent && html`data-role="${there.point?.role}" data-name="${there.point?.name}"`}
        aria-label="${label}: ${there.title}"
        >${label}</a
      >`
    )
  }
  const { role, name } = step.point ?? {}
  return html`<section
    class="jp-tour"
    aria-labelledby="jp-tour-title"
    data-role="${role}"
    data-name="${name}"
  >
    <p class="jp-tour-head">
      <span>${tour.title}</span> <span>${words.place(index + 1, tour.steps.length)}</span>
    </p>
    <p class="jp-stitches" aria-hidden="true">
      ${tour.steps.map((_, each) => html`<span ${each <= index && html`class="jp-done"`}></span>`)}
    </p>
    <h2 id="jp-tour-title">${step.title}</h2>
    <p>${step.note}</p>
    ${!isHere && html`<p><a href="${hrefOf(`${tour.name}/${step.name}`, '')}">${words.goToStep}</a></p>`}
    <p class="jp-ways">
      <a class="jp-end" href="${hrefOf('end')}" data-way="end"
        >${index === tour.steps.length - 1 ? words.finish : words.end}</a
      >
      ${wayTo(index - 1, words.back, 'back')} ${wayTo(index + 1, words.next, 'next')}
    </p>
    <p class="jp-keys" data-keys hidden>
      <kbd>←</kbd> <kbd>→</kbd> ${words.keysMove} <kbd>Esc</kbd> ${words.keysEnd}
    </p>
  </section>`
}

/** The card in the strip of a page, with what its script needs: a ring for what it points at, and a voice. */
export function guide(content: Html, script: string): Html {
  return html`
    <div data-guide>${content}</div>
    <div class="jp-ring" data-ring hidden></div>
    <p class="jp-aside" role="status" data-announced></p>
    <script src="${script}" defer></script>
  `
}
