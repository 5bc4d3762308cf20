import js from '@eslint/js'
import tseslint from 'typescript-eslint'
import hooks from 'eslint-plugin-react-hooks'
import a11y from 'eslint-plugin-jsx-a11y'

// Layout that mirrors itself for right-to-left scripts is written with logical properties only.
const physicalProperty =
  '/^(margin|padding|border)(Left|Right|Top|Bottom)(Width|Style|Color)?$|^(left|right|top|bottom)$|^border(Top|Bottom)(Left|Right)Radius$/'

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
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `Property[key.name=${physicalProperty}]`,
          message: 'Use a logical property (inset, marginInline, paddingBlock...).',
        },
      ],
    },
  },
  {
    files: ['**/*.css.ts', 'design-system/src/**/*.tsx', 'app/**/*.tsx'],
    ignores: [
      'design-system/src/tokens/**',
      'design-system/src/illustrations/**',
      'design-system/src/airline-mark/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value=/^#[0-9a-fA-F]{3,8}$/]',
          message: 'Colours come from the tokens.',
        },
        {
          selector: `Property[key.name=${physicalProperty}]`,
          message: 'Use a logical property (inset, marginInline, paddingBlock...).',
        },
      ],
    },
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
