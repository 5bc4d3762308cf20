// Oxlint's rule about what a browser lacks on a page over plain http, as in an office network (docs/operations.md).
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
  },
}
