export const words = {
  flight: 'FLIGHT',
  holiday: 'HOLIDAYS',
  visa: 'VISA',
  hotels: 'HOTEL',
  signIn: 'SIGN IN',
  navigation: 'Main',
  home: 'Jatra, home',
} as const
