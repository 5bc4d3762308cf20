import { expect, type Page } from '@playwright/test'
import { test } from './story-page.ts'
import { shelves, shownStories } from './overviews.ts'

interface ArgType {
  name?: string
  control?: { type?: string; disable?: boolean; min?: number; max?: number }
  options?: unknown[]
}

interface Storybook {
  __STORYBOOK_PREVIEW__: {
    currentRender?: {
      id?: string
      phase?: string
      story?: { argTypes: Record<string, ArgType>; initialArgs: Record<string, unknown> }
    }
  }
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (what: never) => void): void
    off(event: string, listener: (what: never) => void): void
    emit(event: string, what: object): void
  }
}

/** Pages of tokens, examples and figures: what they show takes no props. */
const withoutControls = new Set(['Foundations', 'Patterns', 'Engineering'])

for (const shelf of shelves) {
  test(`every control of a widget of ${shelf} can be set to each of its values`, async ({
    browser,
    origin,
  }) => {
    test.setTimeout(240_000)
    // By this name Storybook knows a test, and does not wait for animations after each change.
    const page = await browser.newPage({ baseURL: origin, userAgent: 'StorybookTestRunner' })
    const stories = shownStories(shelf)
    const thrown: string[] = []
    let exercised = 0
    page.on('pageerror', ({ message }) => thrown.push(message))
    await page.goto(`/iframe.html?id=${stories[0] ?? ''}&viewMode=story&globals=a11y.manual:!true`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
    const tried = new Set<string>()
    for (const story of stories) {
      const widget = widgetOf(story)
      if (tried.has(widget)) continue
      const { crashed, controls } = await setEachControl(page, story)
      thrown.push(...crashed)
      exercised += controls
      // The controls of its other stories are the same.
      if (controls > 0) tried.add(widget)
    }
    await page.close()
    expect(thrown).toEqual([])
    if (!withoutControls.has(shelf)) expect(exercised).toBeGreaterThan(0)
  })
}

const widgetOf = (story: string) => story.split('--')[0] ?? story

/** Sets every control of a story to each of its values, as the table does: how many there are, and what crashed. */
function setEachControl(
  page: Page,
  story: string,
): Promise<{ crashed: string[]; controls: number }> {
  return page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      globalThis as unknown as Storybook
    const failures = ['storyErrored', 'storyThrewException', 'storyMissing']

    /** Undefined when the story is rendered, and what was thrown when it is not. */
    const render = (event: string, what: object) =>
      new Promise<string | undefined>((done) => {
        const settle = (problem?: string) => {
          channel.off('storyFinished', rendered)
          for (const failure of failures) channel.off(failure, failed)
          done(problem)
        }
        const rendered = () => settle()
        const failed = (error: { message?: string; title?: string }) =>
          settle((error.message ?? error.title ?? 'It crashed').split('\n')[0])
        channel.on('storyFinished', rendered)
        for (const failure of failures) channel.on(failure, failed)
        channel.emit(event, what)
      })

    const current = preview.currentRender
    if (!(current?.id === storyId && current.phase === 'finished')) {
      const problem = await render('setCurrentStory', { storyId, viewMode: 'story' })
      if (problem) return { crashed: [`${storyId}: ${problem}`], controls: 0 }
    }

    const crashed: string[] = []
    let controls = 0
    const { argTypes = {}, initialArgs = {} } = preview.currentRender?.story ?? {}
    let last: Record<string, unknown> = {}
    for (const [name, { control, options = [] }] of Object.entries(argTypes)) {
      if (!control?.type || control.disable) continue
      controls++
      const values: Record<string, unknown[]> = {
        boolean: [true, false],
        text: ['Other words', ''],
        number: [control.min ?? 0, control.max ?? 7],
        range: [control.min ?? 0, control.max ?? 7],
        object: [{}, []],
        date: [Date.UTC(2026, 0, 15)],
      }
      for (const value of values[control.type] ?? options) {
        const problem = await render('updateStoryArgs', {
          storyId,
          // Back to what the control before this one was.
          updatedArgs: { ...last, [name]: value },
        })
        last = { [name]: initialArgs[name] }
        if (!problem) continue
        crashed.push(`${storyId}, ${name} = ${JSON.stringify(value)}: ${problem}`)
        channel.emit('resetStoryArgs', { storyId })
        await render('forceRemount', { storyId })
      }
    }
    return { crashed, controls }
  }, story)
}
