import * as auth from './auth.ts'
import * as countries from './countries.ts'
import * as devices from './devices.ts'
import * as documents from './documents.ts'
import * as flights from './flights.ts'
import * as loginSuccess from './login-success.ts'
import * as orders from './orders.ts'
import * as packages from './packages.ts'
import * as passportDrafts from './passport-drafts.ts'
import * as passwords from './passwords.ts'
import * as payments from './payments.ts'
import * as travelers from './travelers.ts'
import * as users from './users.ts'
import * as visas from './visas.ts'

/** Every call of the API, by name: what the contract tests and the OpenAPI document walk through. */
export const calls = {
  register: auth.register,
  login: auth.login,
  logout: auth.logout,
  getSignedIn: auth.getSignedIn,
  changePassword: passwords.changePassword,
  forgotPassword: passwords.forgotPassword,
  checkResetLink: passwords.checkResetLink,
  resetPassword: passwords.resetPassword,
  listDevices: devices.listDevices,
  endDevice: devices.endDevice,
  endAllDevices: devices.endAllDevices,
  exchangeLoginCode: loginSuccess.exchangeLoginCode,
  searchFlights: flights.searchFlights,
  getSearch: flights.getSearch,
  getOffer: flights.getOffer,
  searchAirports: flights.searchAirports,
  listCountries: countries.listCountries,
  processPayment: payments.processPayment,
  listFlightOrders: orders.listFlightOrders,
  listHolidayOrders: orders.listHolidayOrders,
  listVisaOrders: orders.listVisaOrders,
  getOrder: orders.getOrder,
  getReceipt: orders.getReceipt,
  getCalendar: orders.getCalendar,
  listOrderEmails: orders.listOrderEmails,
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
  deleteUser: users.deleteUser,
  putPicture: users.putPicture,
  getPicture: users.getPicture,
  removePicture: users.removePicture,
  exportData: users.exportData,
} as const
