export {
  PackageCarousel,
  type PackageCarouselCopy,
  type PackageCarouselProps,
} from './package-carousel.tsx'
