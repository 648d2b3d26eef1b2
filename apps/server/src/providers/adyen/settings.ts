/** How Adyen is reached. {member} in an account stands for the number of the operator whose it is. */
export interface AdyenSettings {
  readonly provider: 'adyen'
  /** For payments in. */
  readonly key: string
  /** For payments out, which Adyen makes from a balance account. */
  readonly payoutKey: string
  /** Of its webhooks, as hexadecimal digits. Each webhook has its own, and each may be changed. */
  readonly hmacKeys: readonly string[]
  readonly account: string
  readonly balanceAccount: string
  /** Of the live endpoints; without it the test environment is used. */
  readonly livePrefix: string | undefined
  /** Whoever is to be asked instead of Adyen. */
  readonly url: string | undefined
}

export const accountOf = (account: string, memberId: number): string =>
  account.replaceAll('{member}', String(memberId))
