export { Icon, type IconProps } from './icon.tsx'
export { paths as iconPaths, type IconName } from './paths.ts'
