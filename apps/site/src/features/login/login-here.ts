/** This page again, with the login over it. */
export const loginHere = (href: string, redirectUrl: string | undefined): string => {
  const { pathname, searchParams } = new URL(href)
  searchParams.set('login', 'true')
  if (redirectUrl !== undefined) searchParams.set('redirectUrl', redirectUrl)
  return `${pathname}?${searchParams}`
}
