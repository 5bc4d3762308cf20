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

export default tseslint.config(
  {
    ignores: [
      'build/**',
      'storybook-static/**',
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
    // What a promise does after nobody waits for it is lost: nothing that is delivered may drop one unawares.
    files: ['{app,api,contract,catalogue,design-system,mocks}/**/*.{ts,tsx}', 'server.ts'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'design-system/package/**'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': a11y },
    rules: {
      ...a11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
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
