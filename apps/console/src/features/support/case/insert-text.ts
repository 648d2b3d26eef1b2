/** Puts a prepared text below what is written already. */
export const insertText = (written: string, prepared: string): string =>
  written.trim() === '' ? prepared : `${written.trimEnd()}\n\n${prepared}`
