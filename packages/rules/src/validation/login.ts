/** A login name may also be a phone number in common notations. */
export const isPhoneLike = (name: string): boolean => /^[+]?[0-9 ()-]{6,24}$/.test(name)
