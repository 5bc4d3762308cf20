const FROM_RADIX = /^import \{([^}]*)\} from 'radix-ui/gm
const OF_OURS = /(?:from |import\()'(\.[^']+)'/g

/** What a folder of widgets takes from Radix by itself, and through the modules of other folders. */
export interface FromRadix {
  folder: string
  own: readonly string[]
  through: readonly string[]
}

/** Relative paths are resolved as addresses are. */
const addressOf = (path: string, from = 'file:///1/2/3/4/') => new URL(path, from).href

/** Reads it from the sources, by their path: `../src/tabs/tabs.tsx`. */
export function fromRadix(sources: Readonly<Record<string, string>>): readonly FromRadix[] {
  const folderOf = (path: string) => path.split('/').at(-2) ?? ''
  const primitives = (path: string) =>
    [...(sources[path] ?? '').matchAll(FROM_RADIX)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
    )
  const imports = (path: string) =>
    [...(sources[path] ?? '').matchAll(OF_OURS)].map(([, other = '']) =>
      addressOf(other, addressOf(path)),
    )
  const byAddress = new Map(Object.keys(sources).map((path) => [addressOf(path), path]))
  const reach = (path: string, seen: Set<string>): Set<string> => {
    for (const address of imports(path)) {
      const other = byAddress.get(address)
      if (other !== undefined && !seen.has(other)) reach(other, seen.add(other))
    }
    return seen
  }
  const sorted = (names: Iterable<string>) => [...new Set(names)].sort()
  return sorted(Object.keys(sources).map(folderOf)).map((folder) => {
    const files = Object.keys(sources).filter((path) => folderOf(path) === folder)
    const own = sorted(files.flatMap(primitives))
    const reached = files.flatMap((path) => [...reach(path, new Set([path]))])
    const through = sorted(reached.flatMap(primitives)).filter((name) => !own.includes(name))
    return { folder, own, through }
  })
}
