// Oxlint's rules about pages: what a browser lacks over plain http, as in an office network (docs/operations.md), and what
// a form must say.
export default {
  meta: { name: 'browser' },
  rules: {
    'plain-http': {
      create: (context) => ({
        'MemberExpression[object.name="crypto"][property.name=/^(randomUUID|subtle)$/]': (node) =>
          context.report({
            node,
            message: 'A page over plain http has no such thing: app/forms/new-id.ts makes ids.',
          }),
      }),
    },
    'own-form': {
      create: (context) => ({
        'JSXOpeningElement[name.name="Form"] > JSXAttribute[name.name="method"][value.value="post"]':
          (node) =>
            context.report({
              node,
              message:
                'The form of an account names it (decision 164): use app/forms/own-form.tsx.',
            }),
      }),
    },
  },
}
