/** Sizes in bytes of a folder that `layOutProduction` has filled. */
export function productionSizes(folder: string): {
  packages: { name: string; size: number }[]
  layers: Record<string, number>
  total: number
  budget: number
}
