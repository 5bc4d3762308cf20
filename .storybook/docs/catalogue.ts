import type { WidgetDocs } from '../../design-system/docs/widget-docs.ts'
import { widgetIds, type WidgetId } from '../../design-system/docs/widget-ids.ts'

const docsFiles = import.meta.glob<{ docs: WidgetDocs }>('../../design-system/src/*/*.docs.ts', {
  eager: true,
})
const storyFiles = Object.keys(import.meta.glob('../../stories/*/*.stories.tsx'))

export interface Entry {
  id: WidgetId
  docs: WidgetDocs
  /** The folder of its stories, such as 'Forms'. */
  group: string
  /** Its story file, as `import.meta.glob` of a file in this folder names it. */
  file: string
}

/** Every widget that has docs and stories, by the name of its stories. */
export const entries: readonly Entry[] = widgetIds.flatMap((id) => {
  const docs = docsFiles[`../../design-system/src/${id}/${id}.docs.ts`]?.docs
  const file = storyFiles.find((path) => path.endsWith(`/${docs?.name ?? ''}.stories.tsx`))
  if (!docs || !file) return []
  return [{ id, docs, file, group: file.split('/').at(-2) ?? '' }]
})

/** The entry of a story's title, such as 'Forms/TextField'. */
export function entryOfTitle(title: string): Entry | undefined {
  return entries.find(({ group, docs }) => `${group}/${docs.name}` === title)
}

export function entryOf(id: WidgetId): Entry | undefined {
  return entries.find((entry) => entry.id === id)
}

/** The part of a story's address that Storybook derives from its title. */
export const storyPath = ({ group, docs }: Entry) => `${group}-${docs.name}`.toLowerCase()
