import { index, layout, prefix, route, type RouteConfig } from '@remix-run/route-config'

/** The route table of the spec (section 2), with the pages that product.md adds (D17, D26). */
export default [
  index('routes/home/page.tsx'),

  route('flight/search', 'routes/flight/search.tsx'),
  route('flight/booking', 'routes/flight/booking.tsx'),
  route('payment/return/:orderId', 'routes/payment/return.tsx'),

  route('packageMenu', 'routes/holiday/package-menu.tsx'),
  route('packages/:id', 'routes/holiday/package.tsx'),
  route('packageReserve/:id', 'routes/holiday/reserve.tsx'),
  route('visaDetails', 'routes/visa/details.tsx'),
  route('visaBookSchedule/:index', 'routes/visa/book-schedule.tsx'),

  route('login', 'routes/auth/login.tsx'),
  route('register', 'routes/auth/register.tsx'),
  route('logout', 'routes/auth/logout.ts'),
  route('login/success', 'routes/auth/login-success.tsx'),
  route('forgot-password', 'routes/auth/forgot-password.tsx'),

  ...prefix('app/account', [
    layout('routes/account/layout.tsx', [
      index('routes/account/index.ts'),
      route('profile', 'routes/account/profile.tsx'),
      route('regular-travelers', 'routes/account/regular-travelers.tsx'),
      route('change-password', 'routes/account/change-password.tsx'),
      route('bookings', 'routes/account/bookings.tsx', [
        index('routes/account/flight-orders.tsx', { id: 'bookings-default' }),
        route('flight', 'routes/account/flight-orders.tsx'),
        route('holidays', 'routes/account/holiday-orders.tsx'),
        route('visa', 'routes/account/visa-orders.tsx'),
        route('hotels', 'routes/account/hotel-orders.tsx'),
      ]),
      route('bookings/flight/:orderId', 'routes/account/flight-order.tsx'),
    ]),
  ]),

  route('about', 'routes/content/about.tsx'),
  route('privacy-policy', 'routes/content/privacy-policy.tsx'),
  route('refund-policy', 'routes/content/refund-policy.tsx'),
  route('*', 'routes/content/not-found.tsx'),
] satisfies RouteConfig
