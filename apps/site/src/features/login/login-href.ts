/** The address of the current page with the login modal open. */
export const loginHref = (href: string, redirectUrl: string | undefined): string => {
  const { pathname, searchParams } = new URL(href)
  searchParams.set('login', 'true')
  if (redirectUrl !== undefined) searchParams.set('redirectUrl', redirectUrl)
  return `${pathname}?${searchParams}`
}
