const yearSeconds = 31_536_000

/** A cookie, because it is the gateway that writes the page in its language. */
export const keepLanguage = (languageId: string): void => {
  if (!/^[a-z]{2}(_[A-Z]{2})?$/.test(languageId)) return
  document.cookie = `lang=${languageId};path=/;max-age=${yearSeconds};samesite=lax`
}

/** The language of a page never changes under it: it is loaded anew, and keeps its place. */
export const chooseLanguage = (languageId: string): void => {
  const url = new URL(location.href)
  url.searchParams.set('lang', languageId)
  location.assign(url)
}
