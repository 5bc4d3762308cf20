export {
  PackageCarousel,
  type PackageCarouselMessages,
  type PackageCarouselProps,
} from './package-carousel.tsx'
