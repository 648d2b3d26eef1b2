const key = /^[a-zA-Z][a-zA-Z0-9_.]{0,99}$/
const maxLength = 1000

/** Returns the operator's own texts by message key and omits invalid entries. */
export const operatorMessages = (messages: unknown): Readonly<Record<string, string>> =>
  typeof messages !== 'object' || messages === null
    ? {}
    : Object.fromEntries(
        Object.entries(messages).filter(
          (entry): entry is [string, string] =>
            key.test(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= maxLength,
        ),
      )
