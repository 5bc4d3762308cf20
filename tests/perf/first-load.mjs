// What a browser must fetch before a page works: the scripts and styles that its HTML names, and what those import.
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'

const gz = (bytes) => gzipSync(bytes, { level: 9 }).length

/**
 * @param {string} html
 * @returns {{ scripts: string[], styles: string[] }} paths from the site's root, each once
 */
export function namedFiles(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  const scripts = new Set()
  const styles = new Set()
  for (const tag of tags) {
    const src = attribute(tag, 'src')
    const href = attribute(tag, 'href')
    const rel = attribute(tag, 'rel')
    if (tag.startsWith('<script') && src) scripts.add(src)
    if (rel === 'modulepreload' && href) scripts.add(href)
    if (rel === 'stylesheet' && href) styles.add(href)
  }
  // Remix starts its modules from an inline script.
  for (const [, body] of html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g))
    for (const [, path] of body.matchAll(/(?:import|from)\s*\(?["'](\/assets\/[^"']+\.js)["']/g))
      scripts.add(path)
  return { scripts: [...scripts], styles: [...styles] }
}

/** Static imports of a built module, as written: `from"./x.js"` and `import"./x.js"`, never `import("./x.js")`. */
function staticImports(code) {
  return [...code.matchAll(/\b(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g)].map(
    ([, path]) => path,
  )
}

/**
 * @param {string} clientDir folder of the built client
 * @param {string} html of the page
 * @returns {{ js: number, css: number, html: number, files: { path: string, gz: number }[] }} gzipped bytes
 */
export function firstLoad(clientDir, html) {
  const { scripts, styles } = namedFiles(html)
  const reached = new Set()
  const follow = (path) => {
    if (reached.has(path)) return
    reached.add(path)
    const code = readFileSync(join(clientDir, path), 'utf8')
    for (const imported of staticImports(code)) {
      follow(posix.isAbsolute(imported) ? imported : posix.join(dirname(path), imported))
    }
  }
  for (const path of scripts) follow(path)
  const weigh = (path) => ({ path, gz: gz(readFileSync(join(clientDir, path))) })
  const js = [...reached].map(weigh)
  const css = styles.map(weigh)
  const sum = (files) => files.reduce((total, file) => total + file.gz, 0)
  return { js: sum(js), css: sum(css), html: gz(html), files: [...js, ...css] }
}
