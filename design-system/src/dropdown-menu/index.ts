export { DropdownMenu, type DropdownMenuProps, type MenuItem } from './dropdown-menu.tsx'
