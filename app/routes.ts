import { index, layout, prefix, route, type RouteConfig } from '@remix-run/route-config'

/** The route table: docs/specification.md, Addresses. */
export default [
  index('routes/home/page.tsx'),

  route('flight/search', 'routes/flight/search.tsx'),
  route('flight/offer', 'routes/flight/offer.ts'),
  route('flight/start', 'routes/flight/start.ts'),
  route('flight/booking', 'routes/flight/booking.tsx'),
  route('payment/return/:orderId', 'routes/payment/return.tsx'),
  route('payment/pay/:orderId', 'routes/payment/pay.tsx'),

  route('packageMenu', 'routes/holiday/package-menu.tsx'),
  route('packages/:id', 'routes/holiday/package.tsx'),
  route('packages/:id/picture.png', 'routes/holiday/link-picture.ts'),
  route('packageReserve/:id', 'routes/holiday/reservation-page.tsx'),

  route('visa-status', 'routes/visa/visa-status.tsx'),
  route('visaDetails', 'routes/visa/visa-details.tsx'),
  route('visa/start', 'routes/visa/start.ts'),
  route('app/documents/:id?', 'routes/visa/document.ts'),
  route('app/passport-draft/:form/:draftId', 'routes/account/travelers/passport-draft.ts'),
  route('app/picture/:userId', 'routes/account/profile/picture.ts'),
  route('visaBookSchedule/:index', 'routes/visa/application-page.tsx'),

  route('login', 'routes/auth/login.tsx'),
  route('login/success', 'routes/auth/login-success.tsx'),
  route('register', 'routes/auth/register.tsx'),
  route('logout', 'routes/auth/logout.ts'),
  route('forgot-password', 'routes/auth/forgot-password.tsx'),
  route('forgot-password-instruction', 'routes/auth/forgot-password-instruction.tsx'),
  route('reset-password/:id/:token', 'routes/auth/reset-password.tsx'),
  route('confirm-email/:id/:token', 'routes/auth/confirm-email.tsx'),

  ...prefix('app/account', [
    route('data', 'routes/account/profile/export-data.ts'),
    route('bookings/:tab/:orderId/receipt.pdf', 'routes/account/bookings/receipt.ts'),
    route('bookings/:tab/:orderId/ticket.pdf', 'routes/account/bookings/e-ticket.ts'),
    route('bookings/:tab/:orderId/voucher.pdf', 'routes/account/bookings/voucher.ts'),
    route('bookings/:tab/:orderId/calendar.ics', 'routes/account/bookings/calendar.ts'),
    layout('routes/account/layout.tsx', [
      index('routes/account/index.ts'),
      route('profile', 'routes/account/profile/profile.tsx'),
      route('delete', 'routes/account/profile/delete.tsx'),
      route('regular-travelers', 'routes/account/travelers/regular-travelers.tsx'),
      route('regular-travelers/:travelerId', 'routes/account/travelers/traveler-edit.tsx'),
      route('change-password', 'routes/account/security/change-password.tsx'),
      route('bookings', 'routes/account/bookings/bookings.tsx', [
        index('routes/account/bookings/flight-orders.tsx', { id: 'bookings-default' }),
        route('flight', 'routes/account/bookings/flight-orders.tsx', { id: 'bookings-flight' }),
        route('holidays', 'routes/account/bookings/holiday-orders.tsx'),
        route('visa', 'routes/account/bookings/visa-orders.tsx'),
        route('hotels', 'routes/account/bookings/hotel-orders.tsx'),
      ]),
      route('bookings/flight/:orderId', 'routes/account/bookings/flight-order.tsx'),
      route('bookings/holidays/:orderId', 'routes/account/bookings/holiday-order.tsx'),
      route(
        'bookings/holidays/:orderId/travelers/:position',
        'routes/account/bookings/name-traveler.tsx',
      ),
      route('bookings/visa/:orderId', 'routes/account/bookings/visa-order.tsx'),
      route(
        'bookings/:tab/:orderId/bank-details/:refundId',
        'routes/account/bookings/bank-details.tsx',
      ),
      route('documents', 'routes/account/documents/documents.tsx'),
    ]),
  ]),

  route('desk/orders/:orderId/documents/:documentId', 'routes/desk/document.ts'),
  route('desk', 'routes/desk/layout.tsx', [
    index('routes/desk/today.tsx'),
    route('find', 'routes/desk/find.tsx'),
    route('audit', 'routes/desk/audit.tsx'),
    route('orders/:orderId', 'routes/desk/order.tsx'),
  ]),

  route('verify', 'routes/verify/verify.tsx'),

  route('goodbye', 'routes/content/goodbye.tsx'),
  route('about', 'routes/content/about.tsx'),
  route('privacy-policy', 'routes/content/privacy-policy.tsx'),
  route('refund-policy', 'routes/content/refund-policy.tsx'),
  route('sitemap.xml', 'routes/content/sitemap.ts'),
  route('tokens.css', 'routes/content/tokens-css.ts'),
  route('api/docs', 'routes/api-reference/page.ts'),
  route('*', 'routes/content/not-found.tsx'),
] satisfies RouteConfig
