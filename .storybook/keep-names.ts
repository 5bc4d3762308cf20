import { transformWithEsbuild, type Plugin } from 'vite'

const own = /^(?!.*\/node_modules\/).*\/(?:design-system|stories|app|\.storybook)\/.*\.tsx$/

/**
 * A Vite plugin: keeps the names of our functions when a build is minified, because the docs name components by them.
 * Asked of the whole build, esbuild would add a call for each function of every library.
 */
export function keepNames(): Plugin {
  return {
    name: 'keep-names',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      const [file = ''] = id.split('?')
      return own.test(file)
        ? transformWithEsbuild(code, file, { loader: 'js', keepNames: true, target: 'esnext' })
        : undefined
    },
  }
}
