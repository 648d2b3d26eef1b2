/** The console is in English. */
export const locale = 'en-GB'
