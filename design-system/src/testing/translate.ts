/**
 * What a browser's translator does to a page: each text is replaced by one in two `font` elements, and its own node is
 * gone (Google Translate in Chrome). The words stay here, so that they can be compared.
 */
export function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text && walker.currentNode.data.trim() !== '')
      texts.push(walker.currentNode)
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}
