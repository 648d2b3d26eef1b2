/** A setting is missing or wrong. The service prints only the message, without a stack trace. */
export class BadConfiguration extends Error {
  override name = 'BadConfiguration'
}
