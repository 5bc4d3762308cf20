import * as auth from './account/auth-endpoints.ts'
import * as bankDetails from './whole-order/bank-details-endpoints.ts'
import * as checklist from './visa/checklist-endpoints.ts'
import * as confirmations from './account/auth-endpoints.ts'
import * as countries from './places/country.ts'
import * as auditLog from './desk/audit-log.ts'
import * as deskFind from './desk/find-endpoints.ts'
import * as deskNotes from './desk/notes.ts'
import * as deskOrders from './desk/desk-order-endpoints.ts'
import * as devices from './account/device-endpoints.ts'
import * as documents from './document/endpoints.ts'
import * as flights from './flight/endpoints.ts'
import * as handOver from './visa/hand-over.ts'
import * as confirmation from './holiday/confirm-holiday.ts'
import * as holidayTravelers from './holiday/traveler-endpoint.ts'
import * as heldPayments from './payment/held-payment-endpoints.ts'
import * as jobs from './job/endpoints.ts'
import * as mismatches from './payment/mismatch.ts'
import * as loginSuccess from './account/auth-endpoints.ts'
import * as orders from './whole-order/endpoints.ts'
import * as packages from './holiday/endpoints.ts'
import * as passportDrafts from './traveler/endpoints.ts'
import * as passwords from './account/password-endpoints.ts'
import * as paymentOptions from './payment/option-endpoint.ts'
import * as payments from './whole-order/checkout-endpoints.ts'
import * as progress from './visa/move-visa.ts'
import * as savedSearches from './desk/saved-searches.ts'
import * as staffCancellations from './whole-order/staff-cancellation-endpoints.ts'
import * as staffRefunds from './whole-order/staff-refund-endpoints.ts'
import * as vouchers from './whole-order/voucher.ts'
import * as today from './desk/today-endpoints.ts'
import * as travelers from './traveler/endpoints.ts'
import * as users from './account/user-endpoints.ts'
import * as visas from './visa/endpoints.ts'
import * as visaStatuses from './visa/visa-status-endpoints.ts'

/** Every endpoint of the API, by name: what the contract tests and the OpenAPI document walk through. */
export const endpoints = {
  register: auth.register,
  login: auth.login,
  logout: auth.logout,
  getSignedIn: auth.getSignedIn,
  changePassword: passwords.changePassword,
  forgotPassword: passwords.forgotPassword,
  checkResetLink: passwords.checkResetLink,
  resetPassword: passwords.resetPassword,
  confirmEmail: confirmations.confirmEmail,
  listDevices: devices.listDevices,
  endDevice: devices.endDevice,
  endAllDevices: devices.endAllDevices,
  exchangeLoginCode: loginSuccess.exchangeLoginCode,
  searchFlights: flights.searchFlights,
  getSearch: flights.getSearch,
  getOffer: flights.getOffer,
  searchAirports: flights.searchAirports,
  listCountries: countries.listCountries,
  listPaymentOptions: paymentOptions.listPaymentOptions,
  processPayment: payments.processPayment,
  openPayment: payments.openPayment,
  releaseOrder: payments.releaseOrder,
  listFlightOrders: orders.listFlightOrders,
  listHolidayOrders: orders.listHolidayOrders,
  listVisaOrders: orders.listVisaOrders,
  getOrder: orders.getOrder,
  getReceipt: orders.getReceipt,
  getETicket: orders.getETicket,
  getCalendar: orders.getCalendar,
  getVoucher: vouchers.getVoucher,
  listOrderEmails: orders.listOrderEmails,
  giveDocuments: checklist.giveDocuments,
  decideAirlineChange: orders.decideAirlineChange,
  saveHolidayTraveler: holidayTravelers.saveHolidayTraveler,
  quoteCancellation: orders.quoteCancellation,
  cancelOrder: orders.cancelOrder,
  verifyBooking: orders.verifyBooking,
  listPackages: packages.listPackages,
  packageFacets: packages.packageFacets,
  getPackage: packages.getPackage,
  createPackage: packages.createPackage,
  updatePackage: packages.updatePackage,
  deletePackage: packages.deletePackage,
  listVisas: visas.listVisas,
  getVisa: visas.getVisa,
  createVisa: visas.createVisa,
  updateVisa: visas.updateVisa,
  deleteVisa: visas.deleteVisa,
  listVisaStatuses: visaStatuses.listVisaStatuses,
  setVisaStatus: visaStatuses.setVisaStatus,
  uploadDocument: documents.uploadDocument,
  listDocuments: documents.listDocuments,
  getDocument: documents.getDocument,
  deleteDocument: documents.deleteDocument,
  listTravelers: travelers.listTravelers,
  saveTraveler: travelers.saveTraveler,
  removeTraveler: travelers.removeTraveler,
  savePassportDraft: passportDrafts.savePassportDraft,
  getPassportDraft: passportDrafts.getPassportDraft,
  deletePassportDraft: passportDrafts.deletePassportDraft,
  listUsers: users.listUsers,
  getUser: users.getUser,
  updateUser: users.updateUser,
  sendConfirmation: confirmations.sendConfirmation,
  updateLanguage: users.updateLanguage,
  deleteUser: users.deleteUser,
  putPicture: users.putPicture,
  getPicture: users.getPicture,
  removePicture: users.removePicture,
  exportData: users.exportData,
  giveBankDetails: bankDetails.giveBankDetails,
  readBankDetails: bankDetails.readBankDetails,
  listRefunds: staffRefunds.listRefunds,
  getRefund: staffRefunds.getRefund,
  approveRefund: staffRefunds.approveRefund,
  declineRefund: staffRefunds.declineRefund,
  retryRefund: staffRefunds.retryRefund,
  markRefundPaid: staffRefunds.markRefundPaid,
  requestRefund: staffRefunds.requestRefund,
  listCancellations: staffCancellations.listCancellations,
  approveCancellation: staffCancellations.approveCancellation,
  dropCancellation: staffCancellations.dropCancellation,
  listHeldPayments: heldPayments.listHeldPayments,
  releaseHeldPayment: heldPayments.releaseHeldPayment,
  refuseHeldPayment: heldPayments.refuseHeldPayment,
  handOverVisa: handOver.handOverVisa,
  undoHandOver: handOver.undoHandOver,
  acceptDocuments: checklist.acceptDocuments,
  askDocumentsAgain: checklist.askDocumentsAgain,
  moveVisa: progress.moveVisa,
  confirmHoliday: confirmation.confirmHoliday,
  listMismatches: mismatches.listMismatches,
  findOrders: deskFind.findOrders,
  getDeskOrder: deskOrders.getDeskOrder,
  openPassport: deskOrders.openPassport,
  openDocument: deskOrders.openDocument,
  addNote: deskNotes.addNote,
  listAudit: auditLog.listAudit,
  listSavedSearches: savedSearches.listSavedSearches,
  saveSearch: savedSearches.saveSearch,
  removeSearch: savedSearches.removeSearch,
  listJobs: jobs.listJobs,
  retryJob: jobs.retryJob,
  getToday: today.getToday,
  putClaim: today.putClaim,
  deleteClaim: today.deleteClaim,
} as const
