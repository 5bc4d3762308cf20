export { AvatarMenu, type AvatarMenuProps, type SignedInUser } from './avatar-menu.tsx'
