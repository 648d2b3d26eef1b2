const key = /^[a-zA-Z][a-zA-Z0-9_.]{0,99}$/
const longest = 1000

/** The operator's own words by the site's keys. Whatever is not a plain text by a plain key is left out. */
export const operatorMessages = (messages: unknown): Readonly<Record<string, string>> =>
  typeof messages !== 'object' || messages === null
    ? {}
    : Object.fromEntries(
        Object.entries(messages).filter(
          (entry): entry is [string, string] =>
            key.test(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= longest,
        ),
      )
