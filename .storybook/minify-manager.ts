import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { transformWithEsbuild } from 'vite'

// Storybook ships the frame around the stories with its spaces and names, 5 MB of a first page. `storybook build`
// copies it as it is, so it is minified here: node .storybook/minify-manager.ts storybook-static
const [, , folder = 'storybook-static'] = process.argv

for (const file of globSync(`${folder}/sb-{manager,addons}/**/*.js`)) {
  const { code } = await transformWithEsbuild(readFileSync(file, 'utf8'), file, {
    minify: true,
    target: 'esnext',
    legalComments: 'none',
    sourcemap: false,
  })
  writeFileSync(file, code)
}
