// Oxlint's rules about styles: layout that mirrors itself for right-to-left scripts, and colours of the tokens alone.
const sides = '(Left|Right|Top|Bottom|-left|-right|-top|-bottom)'
const physical =
  `/^(margin|padding|border|scrollMargin|scrollPadding|scroll-margin|scroll-padding)${sides}(-?([wW]idth|[sS]tyle|[cC]olor))?$` +
  '|^(left|right|top|bottom)$|^border-?(Top|Bottom|top|bottom)-?(Left|Right|left|right)-?[rR]adius$/'

// In a string of its own or inside a longer one: '#fff', '1px solid #fff', rgb(0 0 0 / 10%).
const colour =
  '/(^|[^&\\w])#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})(?![\\w-])|\\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(/'

export default {
  meta: { name: 'styles' },
  rules: {
    logical: refuse(
      'Use a logical property (inset, marginInline, paddingBlock, textAlign: start...).',
      [
        `Property[key.name=${physical}]`,
        `Property[key.value=${physical}]`,
        'Property[key.name=/^(textAlign|float|clear)$/] > Literal[value=/^(left|right)$/]',
      ],
    ),
    // A variant may be called width: it is an object, or the choice among its looks.
    sizes: refuse('Use inlineSize and blockSize.', [
      'Property[key.name=/^(min|max)?([wW]idth|[hH]eight)$/][value.type!="ObjectExpression"]' +
        ':not(Property[key.name="defaultVariants"] > ObjectExpression > Property)',
    ]),
    tokens: refuse('Colours come from the tokens.', [
      `Literal[value=${colour}]`,
      `TemplateElement[value.raw=${colour}]`,
    ]),
  },
}

function refuse(message, selectors) {
  return {
    create: (context) =>
      Object.fromEntries(
        selectors.map((selector) => [selector, (node) => context.report({ node, message })]),
      ),
  }
}
