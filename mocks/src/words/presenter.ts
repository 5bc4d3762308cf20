/** The pages of presenter mode: a phone, and two visitors side by side. */
export const presenter = {
  ways: 'Present',
  phone: 'Phone',
  sideBySide: 'Side by side',
  code: 'QR code of the address below',
  scan: 'Scan it with a phone in the same network. What is done there changes nothing here.',
  noNetwork:
    'This machine has no address in a network, so a phone cannot reach it. Join a network, or open the prototype by an address that phones know, and come back.',
  onThePhone: 'The site on a phone',
  realPhone: 'On a real phone',
  ofTheFrame: 'Make it of the page in the frame',
  oneVisitor: 'This browser has one visitor for a whole window. Chrome and Edge can show two.',
  visitors: { one: 'Visitor one', two: 'Visitor two' },
  sites: { one: 'The site of visitor one', two: 'The site of visitor two' },
  states: { one: 'State of visitor one', two: 'State of visitor two' },
  sameState: 'As it is',
  noState: 'No scenario',
  become: 'Show',
}
