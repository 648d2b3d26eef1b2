/** The first and the last character of a masked name, because many names start alike. */
export const maskedInitials = (name: string): string => {
  const shown = Array.from(name.replace(/[^\p{L}\p{N}]/gu, ''))
  return [shown[0], shown.length > 1 ? shown.at(-1) : ''].join('').toUpperCase()
}
