export { FileDrop, type FileDropProps } from './file-drop.tsx'
export { FileTile, type UploadState } from './file-tile.tsx'
export { fileDropMessages, type FileDropMessages } from './file-drop-messages.ts'
