/** A country that a visa's applicant may be a national of. */
export interface Nationality {
  /** ISO 3166-1 alpha-2; the flag follows from it. */
  code: string
  /** In the language of the page. */
  name: string
  /** For searching in English letters on a Bangla page. */
  inEnglish: string
}

/**
 * The list as one string, a line for each: as objects its 250 countries would take a third of the bytes of the home
 * page that opens on its visa tab.
 */
export function writeNationalities(list: readonly Nationality[]): string {
  return list
    .map(({ code, name, inEnglish }) => [code, name, ...(inEnglish === name ? [] : [inEnglish])])
    .map((line) => line.join('\t'))
    .join('\n')
}

/** The list that `writeNationalities` has written. */
export function readNationalities(written: string): Nationality[] {
  return written.split('\n').map((line) => {
    const [code = '', name = '', inEnglish = name] = line.split('\t')
    return { code, name, inEnglish }
  })
}
