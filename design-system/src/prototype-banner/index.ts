export { PrototypeBanner, type PrototypeBannerProps } from './prototype-banner.tsx'
