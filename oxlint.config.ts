import { defineConfig, type OxlintConfig } from 'oxlint'

type Rules = NonNullable<OxlintConfig['rules']>

/** Rules of a plugin that take no options. */
const rulesOf = (plugin: string, names: string): Rules =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [`${plugin}/${name}`, 'error']),
  )

// Every rule that knows types holds for what is delivered. Tests and stories break objects on purpose, and their libraries
// are typed with `any`, so only the rules about promises hold for them: a dropped one is a test that cannot fail.
const product = [
  '{app,api,contract,catalogue,design-system,mocks,prototype,sandbox}/**/*.{ts,tsx}',
  './server.ts',
  './start.ts',
]
const proofs = ['**/*.test.{ts,tsx}', '**/testing/**', 'design-system/package/**']

const promises: Rules = {
  ...rulesOf('typescript', 'await-thenable no-floating-promises no-misused-promises'),
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
}

/** The rules that need types, besides those about promises. */
const types: Rules = {
  ...rulesOf(
    'typescript',
    `no-array-delete no-base-to-string no-deprecated no-duplicate-type-constituents no-for-in-array
     no-generated-empty-object-type no-implied-eval no-meaningless-void-operator no-misused-spread no-mixed-enums
     no-redundant-type-constituents no-unnecessary-boolean-literal-compare no-unnecessary-condition
     no-unnecessary-template-expression no-unnecessary-type-arguments no-unnecessary-type-assertion
     no-unnecessary-type-conversion no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment
     no-unsafe-call no-unsafe-enum-comparison no-unsafe-member-access no-unsafe-return no-unsafe-unary-minus
     no-useless-default-assignment only-throw-error prefer-promise-reject-errors prefer-reduce-type-parameter
     prefer-return-this-type related-getter-setter-pairs unbound-method
     use-unknown-in-catch-callback-variable`,
  ),
  // What comes from outside is parsed; a cast that remains is disabled on its line, with the reason.
  'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
  // `() => setOpen(true)` and `return close()` hide no value; the rule stays for expressions inside others.
  'typescript/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
  ],
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  // A number reads the same in a sentence as in `String(...)`; the rule is after objects, null and undefined.
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
}

const handlers = ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp']
const keys = ['onKeyUp', 'onKeyDown', 'onKeyPress']
const loading = ['onError', 'onLoad']
const rowsAndTabs = ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid']

/** Which elements may be pressed or focused, as eslint-plugin-jsx-a11y recommends it. */
const interactions: Rules = {
  'jsx-a11y/interactive-supports-focus': [
    'error',
    { tabbable: ['button', 'checkbox', 'link', 'searchbox', 'spinbutton', 'switch', 'textbox'] },
  ],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': [
    'error',
    { tr: ['none', 'presentation'], canvas: ['img'] },
  ],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      handlers: [...handlers, ...loading],
      alert: keys,
      body: loading,
      dialog: keys,
      iframe: loading,
      img: loading,
    },
  ],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': [
    'error',
    {
      ul: rowsAndTabs,
      ol: rowsAndTabs,
      li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
      table: ['grid'],
      td: ['gridcell'],
      fieldset: ['radiogroup', 'presentation'],
    },
  ],
  'jsx-a11y/no-noninteractive-tabindex': [
    'error',
    { tags: [], roles: ['tabpanel'], allowExpressionValues: true },
  ],
  'jsx-a11y/no-static-element-interactions': ['error', { allowExpressionValues: true, handlers }],
}

// Where colours are made: the tokens, the pictures, the airlines' own marks.
const ownColours = '{tokens,illustrations,airline-mark}'

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/style-rules.mjs', './scripts/browser-rules.mjs'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'build/**',
    'design-system/dist/**',
    'storybook-static/**',
    'prototype-static/**',
    '.data/**',
    '.cache/**',
    'test-results/**',
    'playwright-report/**',
  ],
  categories: { correctness: 'off' },
  rules: {
    ...rulesOf(
      'eslint',
      `constructor-super for-direction getter-return no-array-constructor no-async-promise-executor
       no-case-declarations no-class-assign no-compare-neg-zero no-cond-assign no-const-assign
       no-constant-binary-expression no-constant-condition no-control-regex no-debugger no-delete-var
       no-dupe-class-members no-dupe-else-if no-dupe-keys no-duplicate-case no-empty no-empty-character-class
       no-empty-pattern no-empty-static-block no-ex-assign no-extra-boolean-cast no-fallthrough no-func-assign
       no-global-assign no-import-assign no-invalid-regexp no-irregular-whitespace no-loss-of-precision
       no-misleading-character-class no-new-native-nonconstructor no-nonoctal-decimal-escape no-obj-calls
       no-prototype-builtins no-regex-spaces no-self-assign no-setter-return
       no-shadow-restricted-names no-sparse-arrays no-this-before-super no-unexpected-multiline no-unreachable
       no-unsafe-finally no-unsafe-negation no-unsafe-optional-chaining no-unused-expressions no-unused-labels
       no-unused-private-class-members no-unused-vars no-useless-backreference no-useless-catch
       no-useless-constructor no-useless-escape no-var no-with prefer-const prefer-rest-params prefer-spread
       require-yield use-isnan valid-typeof`,
    ),
    ...rulesOf(
      'typescript',
      `no-duplicate-enum-values no-dynamic-delete no-empty-object-type no-explicit-any
       no-extra-non-null-assertion no-extraneous-class no-invalid-void-type no-misused-new no-namespace
       no-non-null-asserted-nullish-coalescing no-non-null-asserted-optional-chain no-require-imports
       no-this-alias no-unnecessary-type-constraint no-unsafe-declaration-merging no-unsafe-function-type
       no-wrapper-object-types prefer-as-const prefer-literal-enum-member prefer-namespace-keyword
       triple-slash-reference unified-signatures`,
    ),
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'typescript/consistent-type-imports': 'error',
        'typescript/no-non-null-assertion': 'error',
        'eslint/no-console': 'error',
      },
    },
    { files: product, excludeFiles: proofs, rules: { ...types, ...promises } },
    { files: [...proofs, '{tests,stories,.storybook}/**/*.{ts,tsx}'], rules: promises },
    {
      // Loaders and actions throw responses: that is how Remix answers with a redirect or a status.
      files: ['app/**/*.{ts,tsx}'],
      rules: { 'typescript/only-throw-error': 'off' },
    },
    {
      files: ['**/*.tsx'],
      rules: {
        ...rulesOf(
          'jsx-a11y',
          `alt-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex aria-props
           aria-proptypes aria-role aria-unsupported-elements autocomplete-valid click-events-have-key-events
           heading-has-content html-has-lang iframe-has-title img-redundant-alt label-has-associated-control
           media-has-caption mouse-events-have-key-events no-access-key no-autofocus no-distracting-elements
           no-redundant-roles role-has-required-aria-props role-supports-aria-props scope
           tabindex-no-positive`,
        ),
        ...interactions,
      },
    },
    {
      // The rules of the React compiler too: they name what a render must not do, compiled or not.
      files: ['{app,design-system,stories,.storybook}/**/*.{ts,tsx}'],
      rules: rulesOf(
        'react',
        `rules-of-hooks exhaustive-deps static-components use-memo void-use-memo preserve-manual-memoization
         incompatible-library immutability globals refs set-state-in-effect error-boundaries purity
         set-state-in-render unsupported-syntax`,
      ),
    },
    {
      files: ['{app,design-system/src}/**/*.{ts,tsx}'],
      excludeFiles: ['app/server/**', '**/*.server.ts', ...proofs],
      rules: rulesOf('browser', 'plain-http'),
    },
    {
      files: ['app/routes/{account,payment}/**/*.tsx'],
      rules: rulesOf('browser', 'own-form'),
    },
    { files: ['**/*.css.ts'], rules: rulesOf('styles', 'logical sizes') },
    {
      files: ['**/*.css.ts', '{design-system/src,app,stories}/**/*.tsx'],
      excludeFiles: [`design-system/src/${ownColours}/**`],
      rules: rulesOf('styles', 'logical tokens'),
    },
    {
      files: [
        'scripts/**',
        'server.ts',
        'start.ts',
        'prototype/**',
        'tests/perf/**',
        'tests/**/*.mjs',
        '*.config.*',
        '.dependency-cruiser.cjs',
      ],
      rules: { 'eslint/no-console': 'off' },
    },
  ],
})
