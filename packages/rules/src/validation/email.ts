/** Accepts one plain address; rejects text that a mail program would read as two addresses or as a display name. */
const pattern = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u

const maxLength = 254

export const isEmail = (text: string): boolean => text.length <= maxLength && pattern.test(text)
