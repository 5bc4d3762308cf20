export { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'
export { FilterForm, type FilterFormProps, type FilterGroup } from './filter-form.tsx'
export type { FilterChoice } from './filter-choice.tsx'
export type { PriceLimitData } from './price-limit.tsx'
