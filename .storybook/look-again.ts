import axe from 'axe-core'
import { setPage } from './set-page.ts'
import { strayColours } from './stray-colours.ts'
import { strayShapes } from './stray-shapes.ts'

interface Shown {
  name: string
  tags: string[]
  globals: Record<string, unknown>
}

/** What colours alone can break; the rest was seen in the light. */
const colourRules = ['color-contrast', 'link-in-text-block']
/** What the size of text alone can break. What it covers is seen in the pictures of the Overviews. */
const sizeRules = ['scrollable-region-focusable', 'target-size']

/**
 * Looks at the Overview of a widget as its `play` left it, in the dark, at twice the text size and in the wireframe theme:
 * none of them needs the story to be played again. Of whole pages the first of each walk is looked at in the dark. Only
 * the tests do this.
 */
export async function lookAgain({ name, tags, globals }: Shown): Promise<void> {
  const complaints: string[] = []
  if (name === 'Overview' || (tags.includes('flow') && !tags.includes('same-colours'))) {
    setPage({ ...globals, theme: 'dark' })
    complaints.push(...(await violations('in the dark', colourRules)))
  }
  if (name === 'Overview') {
    setPage({ ...globals, zoom: '200' })
    complaints.push(...(await violations('at 200% text', sizeRules)))
    // Everything that a token can give must be one of this theme's own.
    setPage({ ...globals, theme: 'wireframe' })
    await laidOut()
    const strays = [...strayColours(), ...strayShapes()]
    complaints.push(...strays.map((stray) => `not from the tokens: ${stray}`))
  }
  setPage(globals)
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
}

async function violations(how: string, values: string[]): Promise<string[]> {
  await laidOut()
  const found = await axe.run(document.body, {
    runOnly: { type: 'rule', values },
    resultTypes: ['violations'],
    preload: false,
  })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${how}, ${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  )
}

/** Content that is positioned by script is positioned again when sizes change. */
function laidOut(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
}
