// What tests ask of a page, after dom-testing-library, which finds by role and accessible name in any engine.
{
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = TestingLibraryDom

  const matcher = (words) => (words?.source ? new RegExp(words.source, words.flags) : words)

  const inView = (element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"], [inert]')

  const candidates = {
    // Visibility is asked of the few that fit: to ask it of all takes seconds.
    role: (root, { what, name, level }) =>
      queryAllByRole(root, what, { name: matcher(name), level, hidden: true }),
    label: (root, { name }) => queryAllByLabelText(root, matcher(name)),
    text: (root, { name }) => queryAllByText(root, matcher(name), { ignore: 'script, style' }),
  }

  const find = (query) => {
    const root = query.within ? find(query.within) : document.body
    if (!root) return null
    return candidates[query.by](root, query).filter(inView)[query.nth ?? 0] ?? null
  }

  globalThis.inPage = {
    find,

    /** Whether React has taken over, where a page has it: from then on its controls respond. */
    hydrated: () => {
      if (document.readyState === 'loading') return false
      const main = document.querySelector('main')
      return (
        !('__remixContext' in window) ||
        (main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps')))
      )
    },

    /** Whether a press in the middle of an element, once it is scrolled there, reaches it. */
    reachable: (query) => {
      const element = find(query)
      if (!element || element.disabled) return false
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return (
        hit !== null &&
        (element.contains(hit) ||
          hit.contains(element) ||
          hit.closest('label')?.control === element)
      )
    },
  }
}
