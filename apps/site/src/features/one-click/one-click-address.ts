/** Adds the game to the address, so that the wizard opens again after the log in. */
export const withOneClick = (path: string, gameId: number): string => {
  const url = new URL(path, location.origin)
  url.searchParams.set('pid', String(gameId))
  return url.pathname + url.search
}
