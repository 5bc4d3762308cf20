export {
  MultiCityEditor,
  multiCityMessages,
  type MultiCityEditorProps,
  type MultiCityMessages,
} from './multi-city-editor.tsx'
