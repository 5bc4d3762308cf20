export { DropdownMenu, type DropdownMenuProps, type MenuTrigger } from './dropdown-menu.tsx'
export type { MenuItem } from './menu-panel.tsx'
