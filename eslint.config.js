import js from '@eslint/js'
import tseslint from 'typescript-eslint'
import hooks from 'eslint-plugin-react-hooks'
import a11y from 'eslint-plugin-jsx-a11y'

// Layout that mirrors itself for right-to-left scripts is written with logical properties only.
const sides = '(Left|Right|Top|Bottom|-left|-right|-top|-bottom)'
const physicalProperty =
  `/^(margin|padding|border|scrollMargin|scrollPadding|scroll-margin|scroll-padding)${sides}(-?([wW]idth|[sS]tyle|[cC]olor))?$` +
  '|^(left|right|top|bottom)$|^border-?(Top|Bottom|top|bottom)-?(Left|Right|left|right)-?[rR]adius$/'
const logical = [
  `Property[key.name=${physicalProperty}]`,
  `Property[key.value=${physicalProperty}]`,
  'Property[key.name=/^(textAlign|float|clear)$/] > Literal[value=/^(left|right)$/]',
].map((selector) => ({
  selector,
  message: 'Use a logical property (inset, marginInline, paddingBlock, textAlign: start...).',
}))

// A variant may be called width: it is an object, or the choice among its looks.
const sizes = [
  {
    selector:
      'Property[key.name=/^(min|max)?([wW]idth|[hH]eight)$/][value.type!="ObjectExpression"]' +
      ':not(Property[key.name="defaultVariants"] > ObjectExpression > Property)',
    message: 'Use inlineSize and blockSize.',
  },
]

// In a string of its own or inside a longer one: '#fff', '1px solid #fff', rgb(0 0 0 / 10%).
const colour =
  '/(^|[^&\\w])#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})(?![\\w-])|\\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(/'
const tokens = [`Literal[value=${colour}]`, `TemplateElement[value.raw=${colour}]`].map(
  (selector) => ({ selector, message: 'Colours come from the tokens.' }),
)

// Where colours are made: the tokens, the pictures, the airlines' own marks.
const ownColours = [
  'design-system/src/tokens/**',
  'design-system/src/illustrations/**',
  'design-system/src/airline-mark/**',
]

// Every rule that knows types holds for what is delivered. Tests and stories break objects on purpose, and their libraries
// are typed with `any`, so only the rules about promises hold for them: a dropped one is a test that cannot fail
// (docs/decisions/100).
const product = [
  '{app,api,contract,catalogue,design-system,mocks,prototype}/**/*.{ts,tsx}',
  'server.ts',
]
const proofs = ['**/*.test.{ts,tsx}', '**/testing/**', 'design-system/package/**']

const typed = { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } }

const promises = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true },
  ],
}

const types = {
  // What comes from outside is parsed; a cast that remains is disabled on its line, with the reason.
  '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
  // A number reads the same in a sentence as in `String(...)`; the rule is after objects, null and undefined.
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  // `() => setOpen(true)` and `return close()` hide no value; the rule stays for expressions inside others.
  '@typescript-eslint/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
  ],
  // An async function that awaits nothing still rejects where it would otherwise throw, as its interface promises.
  '@typescript-eslint/require-await': 'off',
}

export default tseslint.config(
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    ignores: [
      'build/**',
      'design-system/dist/**',
      'storybook-static/**',
      'prototype-static/**',
      'node_modules/**',
      '.data/**',
      '.cache/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-console': 'error',
    },
  },
  {
    files: product,
    ignores: proofs,
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: typed,
    rules: { ...types, ...promises },
  },
  {
    files: [...proofs, '{tests,stories,.storybook}/**/*.{ts,tsx}'],
    languageOptions: typed,
    rules: promises,
  },
  {
    // Loaders and actions throw responses: that is how Remix answers with a redirect or a status.
    files: ['app/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/only-throw-error': 'off' },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'jsx-a11y': a11y },
    rules: a11y.flatConfigs.recommended.rules,
  },
  {
    // The rules of the React compiler too: they name what a render must not do, compiled or not.
    files: ['{app,design-system,stories,.storybook}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.flat['recommended-latest'].rules,
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/incompatible-library': 'error',
      'react-hooks/unsupported-syntax': 'error',
    },
  },
  {
    files: ['**/*.css.ts'],
    rules: { 'no-restricted-syntax': ['error', ...logical, ...sizes] },
  },
  {
    files: ['**/*.css.ts'],
    ignores: ownColours,
    rules: { 'no-restricted-syntax': ['error', ...tokens, ...logical, ...sizes] },
  },
  {
    files: ['design-system/src/**/*.tsx', 'app/**/*.tsx', 'stories/**/*.tsx'],
    ignores: ownColours,
    rules: { 'no-restricted-syntax': ['error', ...tokens, ...logical] },
  },
  {
    files: [
      'scripts/**',
      'server.ts',
      'prototype/**',
      'tests/perf/**',
      'tests/**/*.mjs',
      '*.config.*',
      '.dependency-cruiser.cjs',
    ],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        module: 'writable',
        Buffer: 'readonly',
        AbortSignal: 'readonly',
        performance: 'readonly',
      },
    },
    rules: { 'no-console': 'off' },
  },
)
