const yearSeconds = 31_536_000

/** A cookie, because the gateway renders the page in this language. */
export const storeLanguage = (languageId: string): void => {
  if (!/^[a-z]{2}(_[A-Z]{2})?$/.test(languageId)) return
  document.cookie = `lang=${languageId};path=/;max-age=${yearSeconds};samesite=lax`
}

/** Reloads the page: the language never changes while a page is loaded. */
export const chooseLanguage = (languageId: string): void => {
  const url = new URL(location.href)
  url.searchParams.set('lang', languageId)
  location.assign(url)
}
