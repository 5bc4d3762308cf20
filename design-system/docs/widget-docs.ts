import type { WidgetId } from './widget-ids.ts'

/** A rule of use: the words on the screen that follow (or break) it, and why. */
export interface Advice {
  /** Real words from a screen. */
  copy?: string
  why: string
}

/** What a designer should know about one widget. Lives in `src/<widget>/<widget>.docs.ts`. */
export interface WidgetDocs {
  /** The last part of the story's title, such as 'NumberStepper' of 'Forms/NumberStepper'. */
  name: string
  /** Stable: its props change only with a major version. Beta: one page uses it so far, and its props may change. */
  status: 'stable' | 'beta' | 'deprecated'
  /** The first version of the package that has it. */
  since: string
  /** What other design systems call it, for the search: 'modal', 'accordion'. */
  alsoCalled: readonly string[]
  /** What it is for, in one or two plain sentences. */
  purpose: string
  /** When something else serves better; `use` is checked by type and leads to its page. */
  alternatives: readonly { when: string; use: WidgetId }[]
  do: readonly Advice[]
  dont: readonly Advice[]
  /**
   * Its parts from the outside in: [part, what it is, where it is]. `where` is a selector without classes; a part that
   * the picture does not show has none.
   */
  anatomy: readonly (readonly [part: string, what: string, where?: string])[]
  /** The story that the picture of its parts is drawn from, by its export. Without it there is only the list. */
  pictured?: string
  /** [keys, what they do]. Empty when it takes no focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[]
  accessibility: readonly string[]
  /** Defaults, from the spec: [what, value]. */
  defaults?: readonly (readonly [what: string, value: string])[]
  /** Headings of docs/specification.md and decisions that it follows. */
  spec: readonly string[]
  /**
   * It covers the whole screen, so each story needs a screen of its own: how high, in px.
   * Without it the stories stand in the page.
   */
  screen?: number
  /**
   * It opens something when it is used. Stories that use it get a frame of this height, in px,
   * where what is open can be seen.
   */
  opens?: number
}

/** How widgets come together for one purpose. Given as `parameters.pattern` of its stories. */
export interface PatternDocs {
  purpose: string
  /** The widgets it is made of. */
  madeOf: readonly WidgetId[]
  /** How it goes, step by step or state by state: [what happens, what is shown]. */
  course: readonly (readonly [when: string, shown: string])[]
  do: readonly Advice[]
  dont: readonly Advice[]
  spec: readonly string[]
}
