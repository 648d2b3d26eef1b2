/** Two initials from a masked name, without its asterisks. */
export const maskedInitials = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 2)
    .toUpperCase()
