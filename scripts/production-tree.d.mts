/** Lays out what a deployment runs; with `simulators` for a trial. */
export function layOutProduction(folder: string, options?: { simulators?: boolean }): void
