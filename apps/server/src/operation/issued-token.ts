/** The token an answer carries, if it opened a session: it also travels in the transport's own place for it. */
export const issuedToken = (output: unknown): string | undefined =>
  typeof output === 'object' &&
  output !== null &&
  'authToken' in output &&
  typeof output.authToken === 'string'
    ? output.authToken
    : undefined
