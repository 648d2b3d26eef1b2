/** Mobile browsers have this word in their user agent; tablets may ask for the desktop site, and get it. */
export const isMobile = (userAgent: string): boolean => /Mobi/i.test(userAgent)
