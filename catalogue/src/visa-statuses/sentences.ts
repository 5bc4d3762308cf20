/** What travellers read about each kind of visa. */
export const statusSentences = {
  sriLankaTourist: 'An ETA before you fly: applied for online, answered by email.',
  sriLankaBusiness: 'A business ETA before you fly: applied for online, answered by email.',
  sriLankaTransit: 'A transit ETA covers up to two days in Sri Lanka between two flights.',
  malaysiaTourist: 'An eVISA is needed before you fly. It may be refused without a reason.',
  malaysiaBusiness: 'A business visit eVISA is needed, with the invitation of a Malaysian company.',
  singaporeTourist: 'An e-Visa is needed. An authorised agent applies, never the traveller alone.',
  singaporeBusiness: 'An e-Visa is needed, with the invitation of a company in Singapore.',
  thailandTourist: 'An e-Visa of the embassy in Dhaka is needed before you pay for the ticket.',
  thailandTreatment: 'An e-Visa is needed, with the appointment letter of the hospital.',
  thailandBusiness: 'A Non-Immigrant B e-Visa is needed, with the invitation of a Thai company.',
  nepalOnArrival:
    'Given at the airport in Kathmandu: free for up to 30 days on the first visit of a year.',
  maldivesOnArrival:
    'Given at the airport in Malé, free for up to 30 days, with a paid hotel and a return ticket. Fill in the IMUGA declaration within 96 hours before you fly.',
  indiaTourist:
    'India has taken no tourist applications of Bangladeshi passports since August 2024, by the last report that we found.',
  indiaTreatment:
    'Taken in small numbers for urgent treatment. Appointments are scarce, so ask before you plan.',
  uaeTourist:
    'Few visit visas are granted. The UAE says that there is no ban, so an application may be refused without a reason.',
} as const
