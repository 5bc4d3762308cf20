/** Papers that every embassy asks of Bangladeshi applicants alike. One line is one requirement. */

export const passport =
  'Passport valid for at least 6 months from the day you arrive, with two blank pages side by side'
export const oldPassports =
  'All old passports that you still have; for a lost one, a copy of the general diary (GD) entry at the police station'
export const nationalId = 'Copy of the national ID card (NID) on both sides'

export const statement =
  'Personal bank statement of the last 6 months in English, printed by the bank with seal and signature; an app screenshot is not taken'
export const creditedSalary =
  'The statement should be of the account into which your salary is paid'
export const tin = 'TIN certificate and the acknowledgement slip of the last income tax return'
export const visitingCard = 'Visiting card, one original'
export const officeId = 'Copy of the office ID card on both sides'

export const salary =
  'Salary certificate, or pay slips of the last 3 months, with the employer’s seal and signature'
export const leaveLetter =
  'No objection certificate (NOC) on the employer’s letterhead: your post, joining date, salary, the dates of leave and who pays for the journey'

export const tradeLicence =
  'Trade licence renewed for this financial year, translated into English and notarised; your own name must be on it'
export const memorandum =
  'For a limited company: memorandum of association and Form XII (list of directors), translated if they are in Bangla'
export const businessLetter =
  'Forwarding letter on the company’s letterhead, signed by you as the owner: reason, dates and who pays'
export const companyStatement =
  'Bank statement of the business for the last 6 months with its solvency certificate'

export const governmentOrder =
  'Government order (GO) for a journey abroad, issued by your ministry or department, with its memo number'
export const departmentNoc =
  'For staff of autonomous bodies, state banks and public universities: NOC in place of a GO, signed by the appointing authority'
export const officialPassport =
  'With an official (blue) passport please call us first: for some countries no visa is needed'

export const retirement =
  'Retirement order, or pension book (PPO) pages with name, last post and date of retirement'
export const pension =
  'Proof of what you live on now: pension statement, savings certificates (sanchayapatra) or rent agreement'

export const sponsorLetter =
  'Sponsor’s letter on stamped paper, notarised: who you are to the sponsor, and that the sponsor pays for the journey'
export const sponsorMoney =
  'Sponsor’s bank statement of the last 6 months and solvency certificate, with the sponsor’s NID'
export const sponsorWork =
  'Proof of the sponsor’s work: NOC and salary certificate, or trade licence translated and notarised'
export const kinship =
  'Proof that the sponsor is a parent, husband, wife, child, brother or sister: birth certificates or NIDs that name the same parents'
export const noWorkLetter =
  'A signed letter about yourself: last studies or work, what you do now and when you return'

export const marriage =
  'Marriage certificate (nikah nama or registration), translated into English and notarised; not needed when the passport names the husband'
export const husbandWork =
  'Husband’s work documents: NOC and salary certificate, or trade licence translated and notarised, or GO'
export const husbandMoney =
  'Husband’s bank statement of the last 6 months and solvency certificate, unless you have your own'
export const husbandPassport =
  'Copy of the husband’s passport data page and NID; his visa too, when he travels along or has one'

export const studentId = 'Copy of the student ID card on both sides, valid for this year'
export const studentNoc =
  'NOC of the school, college or university on its letterhead: class or semester, the days of leave and that studies go on'
export const parentsMoney =
  'Bank statement of the last 6 months and solvency certificate of the parent who pays, with that parent’s NID'
export const parentsWork =
  'Work documents of the parent who pays: NOC and salary certificate, or trade licence translated and notarised'

export const birthCertificate =
  'Birth certificate with the 17-digit number, in English (bdris.gov.bd prints it so)'
export const bothParents =
  'Consent (NOC) of both parents, notarised, with copies of their passports or NIDs, when the child does not travel with both'
export const parentsVisas =
  'Copies of the visas, or of the applications, of the parents who travel along'
export const deadOrApart =
  'If a parent has died or the parents live apart: death certificate, or the court’s order on custody'
