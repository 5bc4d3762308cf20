/** The words of `paymentSteps`, in the product's own words for each purchase. */
export const paymentSteps = (words: { submit: string; paid: string; order: string }) => ({
  pay: {
    title: 'পেমেন্টের পাতায় টাকা দিন',
    note: `${words.submit} ‘টাকা দিন’ চাপুন: কোনো টাকা কাটা হয় না। ‘ব্যর্থ করুন’ ও ‘বাতিল করুন’ চাপলে দেখা যায় তখন যাত্রী কী পান।`,
    point: 'টাকা দিন',
  },
  paid: {
    title: 'টাকা দিয়ে ফিরে আসা',
    note: words.paid,
    point: 'আমার বুকিং দেখুন',
  },
  booking: {
    title: 'অ্যাকাউন্টে বুকিংটি',
    note: words.order,
    point: 'এখন কী করবেন',
  },
})
