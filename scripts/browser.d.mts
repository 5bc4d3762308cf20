export declare const browserArgs: string[]
export declare function browserPath(): Promise<string | undefined>
