import { createContext } from 'react'
import type { Globals } from '../story-language.ts'

/** The toolbar's settings, for the frames of a docs page: each frame is a document of its own. */
export const ToolbarGlobals = createContext<Globals>({})

/** The address of one story alone, under the toolbar's theme, text size, direction and language. */
export function storyAddress(id: string, { theme, zoom, direction, language }: Globals): string {
  const given = Object.entries({ theme, zoom, direction, language }).filter(([, value]) => value)
  const globals = given.map(([name, value]) => `${name}:${String(value)}`).join(';')
  return `./iframe.html?viewMode=story&id=${id}&globals=${globals}`
}
