export const words = {
  heading: 'Explore unique places to stay',
  promo: 'Seamless travel made easy',
} as const
