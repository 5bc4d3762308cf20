/** Fills a folder with what a deployment runs; needs a build. */
export function layOutProduction(folder: string): void
