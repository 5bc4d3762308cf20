import { lightPalette } from '../palette.ts'

const files = import.meta.glob<string>('../*.svg', { query: '?raw', import: 'default' })

/**
 * A drawing as an SVG document of its own, in the light palette, for where no page gives it colours: the preview of a
 * link, a mail. For servers.
 *
 * @param name of the file, `coxs-bazar`
 * @returns null for a drawing that is not there
 */
export async function readDrawing(name: string): Promise<string | null> {
  const file = await files[`../${name}.svg`]?.()
  return file?.replace(/<style>.*?<\/style>/, '').replace(/var\(--([a-z0-9-]+)\)/g, paint) ?? null
}

const tints = new Map<string, string>(Object.entries(lightPalette))
const paint = (whole: string, tint: string) => tints.get(tint) ?? whole
