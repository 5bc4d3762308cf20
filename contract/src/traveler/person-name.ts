/** A name in its two parts. Who has one name alone has it as the last name, and no first name (ICAO 9303, part 3). */
export interface PersonName {
  firstName: string
  lastName: string
}

/** `Nusrat Jahan`, or `Rahima` alone. */
export const fullName = ({ firstName, lastName }: PersonName): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** How a person is addressed: by the first name where there is one. */
export const calledName = ({ firstName, lastName }: PersonName): string => firstName || lastName
