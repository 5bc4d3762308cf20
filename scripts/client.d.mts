/** Writes `openapi.json` and a typed client, `client/`, into a folder. */
export function writeClient(folder: string): Promise<void>
