const keyPattern = /^[A-Za-z0-9_-]{16,128}$/

/** The key from a pasted link or a bare key; undefined for other text. */
export const pastedKey = (text: string): string | undefined => {
  const typed = text.trim()
  const key = URL.canParse(typed) ? new URL(typed).searchParams.get('key') : typed
  return key !== null && keyPattern.test(key) ? key : undefined
}
