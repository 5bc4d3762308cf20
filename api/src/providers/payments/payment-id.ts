/**
 * What our ids of payments, and the gateways', are made of: letters, digits, and the signs of base64 in Nagad's. They
 * come from the address bar too, and PostgreSQL refuses a NUL with an error.
 */
const PAYMENT_ID = /^[\w+/=-]{1,200}$/

/** Whether an id of this form may exist; any other is unknown, without asking the database. */
export const isPaymentId = (text: string): boolean => PAYMENT_ID.test(text)
