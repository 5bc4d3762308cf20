import type { Advice } from './widget-docs.ts'
import type { WidgetId } from './widget-ids.ts'

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
