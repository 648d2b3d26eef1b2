/** "en-GB": read from the document, so that formatting modules do not depend on the bootstrap. */
export const pageLocale = (): string => document.documentElement.lang || 'en-US'
