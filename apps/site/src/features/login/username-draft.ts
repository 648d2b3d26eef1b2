let draft = ''

/** A disconnect closes every modal; what was typed as username is there again when it opens anew. */
export const usernameDraft = {
  read: (): string => draft,
  write: (typed: string): void => {
    draft = typed
  },
  clear: (): void => {
    draft = ''
  },
}
