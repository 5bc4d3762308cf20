export { MultiCityEditor, type MultiCityEditorProps } from './multi-city-editor.tsx'
export { multiCityMessages, type MultiCityMessages } from './multi-city-messages.ts'
