/** Documents that more than one embassy asks of Bangladeshi applicants, by key. Each is one line of a list. */
export const requiredDocuments = {
  passport:
    'Passport valid for at least 6 months from the day you arrive, with two blank pages side by side',
  oldPassports:
    'All old passports that you still have; for a lost one, a copy of the general diary (GD) entry at the police station',
  nationalId: 'Copy of the national ID card (NID) on both sides',
  flightBooking: 'Return flight booking that shows your name and both dates',

  statement:
    'Personal bank statement of the last 6 months in English, printed by the bank with seal and signature; an app screenshot is not taken',
  creditedSalary: 'The statement should be of the account into which your salary is paid',
  tin: 'TIN certificate and the acknowledgement slip of the last income tax return',
  visitingCard: 'Visiting card, one original',
  officeId: 'Copy of the office ID card on both sides',

  salary:
    'Salary certificate, or pay slips of the last 3 months, with the employer’s seal and signature',
  leaveLetter:
    'No objection certificate (NOC) on the employer’s letterhead: your post, joining date, salary, the dates of leave and who pays for the journey',

  tradeLicence:
    'Trade licence renewed for this financial year, translated into English and notarised; your own name must be on it',
  memorandum:
    'For a limited company: memorandum of association and Form XII (list of directors), translated if they are in Bangla',
  businessLetter:
    'Forwarding letter on the company’s letterhead, signed by you as the owner: reason, dates and who pays',
  companyStatement:
    'Bank statement of the business for the last 6 months with its solvency certificate',

  governmentOrder:
    'Government order (GO) for a journey abroad, issued by your ministry or department, with its memo number',
  departmentNoc:
    'For staff of autonomous bodies, state banks and public universities: NOC in place of a GO, signed by the appointing authority',
  officialPassport:
    'With an official (blue) passport please call us first: for some countries no visa is needed',

  retirement:
    'Retirement order, or pension book (PPO) pages with name, last post and date of retirement',
  pension:
    'Proof of what you live on now: pension statement, savings certificates (sanchayapatra) or rent agreement',

  sponsorLetter:
    'Sponsor’s letter on stamped paper, notarised: who you are to the sponsor, and that the sponsor pays for the journey',
  sponsorMoney:
    'Sponsor’s bank statement of the last 6 months and solvency certificate, with the sponsor’s NID',
  sponsorWork:
    'Proof of the sponsor’s work: NOC and salary certificate, or trade licence translated and notarised',
  kinship:
    'Proof that the sponsor is a parent, husband, wife, child, brother or sister: birth certificates or NIDs that name the same parents',
  noWorkLetter:
    'A signed letter about yourself: last studies or work, what you do now and when you return',

  marriage:
    'Marriage certificate (nikah nama or registration), translated into English and notarised; not needed when the passport names the husband',
  husbandWork:
    'Husband’s work documents: NOC and salary certificate, or trade licence translated and notarised, or GO',
  husbandMoney:
    'Husband’s bank statement of the last 6 months and solvency certificate, unless you have your own',
  husbandPassport:
    'Copy of the husband’s passport data page and NID; his visa too, when he travels along or has one',

  studentId: 'Copy of the student ID card on both sides, valid for this year',
  studentNoc:
    'NOC of the school, college or university on its letterhead: class or semester, the days of leave and that studies go on',
  nidOrBirthCertificate: 'Copy of the NID, or of the birth certificate when under 18',
  consentUnder18: 'Under 18: consent of both parents, notarised',
  parentsMoney:
    'Bank statement of the last 6 months and solvency certificate of the parent who pays, with that parent’s NID',
  parentsWork:
    'Work documents of the parent who pays: NOC and salary certificate, or trade licence translated and notarised',

  birthCertificate:
    'Birth certificate with the 17-digit number, in English (bdris.gov.bd prints it so)',
  bothParents:
    'Consent (NOC) of both parents, notarised, with copies of their passports or NIDs, when the child does not travel with both',
  parentsVisas: 'Copies of the visas, or of the applications, of the parents who travel along',
  schoolLeave: 'A child that goes to school: student ID card and the school’s leave letter',
  deadOrApart:
    'If a parent has died or the parents live apart: death certificate, or the court’s order on custody',
}

export type RequiredDocument = keyof typeof requiredDocuments
