/** A catalogue of messages in another language: the same keys and parameters. A missing or a spare key does not compile. */
export type Translated<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends (params: infer Params) => string
    ? (params: Params) => string
    : string
}
