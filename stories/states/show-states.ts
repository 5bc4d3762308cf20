/** What a browser matches while a person does this, as the attributes that the rules are taught here. */
const matched: Readonly<Record<string, { alone: readonly string[]; within: readonly string[] }>> = {
  hover: { alone: [], within: ['hover'] },
  focus: { alone: ['focus', 'focus-visible'], within: ['focus-within'] },
  pressed: { alone: [], within: ['hover', 'active'] },
}

const pseudoClass = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g

/**
 * Lets each rule for `:hover`, `:focus-visible` or `:active` match an element that has the attribute of that name as
 * well. The rule stays where it is and as specific as it was, so the cascade is the product's.
 */
function teach(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('[data-shows-')) {
      const taught = rule.selectorText.replace(pseudoClass, ':is(:$1, [data-shows-$1])')
      if (taught !== rule.selectorText) rule.selectorText = taught
    }
    if (rule instanceof CSSGroupingRule) teach(rule.cssRules)
  }
}

function teachAll(): void {
  for (const sheet of document.styleSheets) teach(sheet.cssRules)
}

/** Teaches the rules of the page, and of the stylesheets that come later. Returns what ends it. */
export function teachStates(): () => void {
  teachAll()
  const added = new MutationObserver(teachAll)
  added.observe(document.head, { childList: true, subtree: true, characterData: true })
  // A stylesheet's load event does not bubble, but can be caught on its way down.
  document.addEventListener('load', teachAll, true)
  return () => {
    added.disconnect()
    document.removeEventListener('load', teachAll, true)
  }
}

/** Marks the part of a cell that is hovered, focused or pressed, and what is around it as a browser would. */
export function showState(cell: Element, state: string, part: string): void {
  const target = cell.querySelector(part)
  const matches = matched[state]
  if (!target || !matches) return
  for (const name of matches.alone) target.setAttribute(`data-shows-${name}`, '')
  for (const name of matches.within) {
    for (let each: Element | null = target; each && each !== cell; each = each.parentElement) {
      each.setAttribute(`data-shows-${name}`, '')
    }
  }
}
