/**
 * A script that fills the stream that Remix's first script has opened. The data is in a raw template: its quotation
 * marks and backslashes are escaped as JSON already, and a string would escape each of them once more. Characters that
 * would end the template or the script are written as JSON escapes.
 *
 * @param loadedData what the loaders answered, as Remix encodes it: lines of JSON
 */
export function handOver(loadedData: string): string {
  const text = loadedData
    .replaceAll('<', '\\u003c')
    .replaceAll('`', '\\u0060')
    .replaceAll('${', '\\u0024{')
  return `{ const { streamController: data } = __remixContext; data.enqueue(String.raw\`${text}\`); data.close() }`
}
