/** A setting is missing or wrong: a person reads the message, not where it was thrown. */
export class BadConfiguration extends Error {
  override name = 'BadConfiguration'
}
