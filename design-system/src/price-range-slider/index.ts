export { PriceRangeSlider, type PriceRangeSliderProps } from './price-range-slider.tsx'
export { FALLBACK_MAX, type PriceRange } from './price-range.ts'
