export const words = {
  pages: {
    about: 'About Us',
    terms: 'Terms',
    privacy: 'Privacy Policy',
    refund: 'Refund Policy',
  },
  owner: 'Jatra',
  headings: { about: 'Jatra', contact: 'Contact', payment: 'Pay with', social: 'Follow us' },
  copyright: (year: number, owner: string) => `© 2023-${year} ${owner}`,
} as const
