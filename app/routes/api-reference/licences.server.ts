/** The licences of OpenAPI Explorer and of the packages in its bundle, which all must be distributed with it. */
const files = import.meta.glob<string>(
  [
    '/node_modules/{openapi-explorer,@authress/login,base64url,buffer,color,i18next,json5}/LICENSE*',
    '/node_modules/{lit,lit-html,lit-element,@lit/reactive-element,marked,prismjs}/LICENSE*',
    '/node_modules/{lodash.clonedeep,lodash.merge,randexp,toposort,xml-but-prettier}/{LICENSE,License}*',
    '/node_modules/{openapi-data-validator,openapi-resolver}/LICENSE*',
    // npm puts a package below the one that wants it, or beside it.
    '/node_modules/openapi-explorer/node_modules/*/LICENSE*',
  ],
  // Else Vite leaves out what is in a second node_modules.
  { query: '?raw', import: 'default', eager: true, exhaustive: true },
)

/** The licence of each package, by its name. */
export const licences: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [
    path.replace(/^.*\/node_modules\//, '').replace(/\/[^/]+$/, ''),
    text.trim(),
  ]),
)

export const licencesText = (): string =>
  Array.from(licences, ([name, text]) => `${name}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`)
