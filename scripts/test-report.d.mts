export interface Result {
  passed: number
  failed: number
  reasons: string[]
}
export declare function vitestResult(report: unknown, code: number): Result
export declare function playwrightResult(report: unknown, code: number): Result
