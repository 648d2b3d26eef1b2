/** What a decision may use besides the rows: injected, so that a test can fix both. */
export interface CommandTools {
  readonly randomBytes: (length: number) => Uint8Array
  readonly signReceipt: (hash: Uint8Array) => Uint8Array
}
