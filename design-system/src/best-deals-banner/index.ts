export { BestDealsBanner, type BestDealsBannerProps } from './best-deals-banner.tsx'
