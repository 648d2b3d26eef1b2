/** What a mail server takes as one address, and nothing that a mail program would read as two or as a name. */
const pattern = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u

const longest = 254

export const isEmail = (text: string): boolean => text.length <= longest && pattern.test(text)
