const keyPattern = /^[A-Za-z0-9_-]{16,128}$/

/** The key of a link that was copied out of a mail, or the key alone; undefined where it is neither. */
export const pastedKey = (text: string): string | undefined => {
  const typed = text.trim()
  const key = URL.canParse(typed) ? new URL(typed).searchParams.get('key') : typed
  return key !== null && keyPattern.test(key) ? key : undefined
}
