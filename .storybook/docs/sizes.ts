import type { WidgetId } from '../../design-system/docs/widget-ids.ts'

// Written by the size check, and absent until it has run.
const [measured] = Object.values(
  import.meta.glob<Record<string, unknown>>('../../design-system/sizes.json', {
    eager: true,
    import: 'default',
  }),
)

const isSize = (value: unknown): value is { js: number; css: number } =>
  typeof value === 'object' && value !== null && 'js' in value && 'css' in value

/** Gzipped, React not counted: '2.1 kB script, 0.9 kB style'. */
export function sizeOf(id: WidgetId): string {
  const size = measured?.[id]
  if (!isSize(size)) return 'not measured yet'
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  return `${kilobytes(size.js)} script, ${kilobytes(size.css)} style`
}
