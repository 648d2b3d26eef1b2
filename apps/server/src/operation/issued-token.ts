/** The token of a new session in an output. The transport also sends it in its own header or frame. */
export const issuedToken = (output: unknown): string | undefined =>
  typeof output === 'object' &&
  output !== null &&
  'authToken' in output &&
  typeof output.authToken === 'string'
    ? output.authToken
    : undefined
