import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** The ids of a story file's stories, read from its source. */
export function storyIdsOf(source: string): string[] {
  const title = /^\s*title: '([^']+)'/m.exec(source)?.[1]
  if (title === undefined) return []
  const exported = [...source.matchAll(/^export const (\w+)/gm)]
  return exported.map(([, name = '']) => toId(title, storyNameFromExport(name)))
}
