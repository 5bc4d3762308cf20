export declare const browserArgs: string[]
export declare function browserPath(): Promise<string | undefined>
export declare function pinnedBrowser(): Promise<{ path: string; fonts: string } | undefined>
