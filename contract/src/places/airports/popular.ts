/** Where most journeys begin or end: airports with a nonstop flight to or from Bangladesh each day, busiest first. */
export const popularCodes: readonly string[] = (
  'DAC CXB CGP DXB SPD ZYL KUL SHJ JSR MCT JED CCU BKK DOH RJH AUH SIN RUH CAN DEL KWI MAA KTM DMK LHR CMB HKG KMG ' +
  'BAH DMM IST BZL MED MLE BOM'
).split(' ')
