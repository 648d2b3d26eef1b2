interface Cookie {
  readonly name: string
  readonly value: string
}

/** The token in the cookie of a page at this operator's demo site. Scripts of the page cannot read it. */
export const findSessionToken = (
  cookies: readonly Cookie[],
  { id }: { readonly id: number },
): string | null => cookies.find(({ name }) => name === `session-${id}`)?.value ?? null
