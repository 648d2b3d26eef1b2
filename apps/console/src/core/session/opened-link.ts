/** A link that a person opened: an invitation, a command line, or the answer of the identity provider. */
export type OpenedLink =
  | { readonly kind: 'invitation'; readonly token: string }
  | { readonly kind: 'device'; readonly code: string }
  | { readonly kind: 'oidc'; readonly query: string }
