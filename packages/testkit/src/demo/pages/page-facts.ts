/** What the texts of the demo pages mention. Amounts are formatted, such as £10.00. */
export interface PageFacts {
  readonly memberId: number
  readonly name: string
  readonly gameId: number
  readonly gameTitle: string
  /** A game with cards that are opened at once, if the operator has one. */
  readonly instantGame: { readonly id: number; readonly title: string } | undefined
  readonly minimumWithdrawal: string
  readonly maximumWithdrawal: string
  readonly coupon: {
    readonly code: string
    readonly percent: number
    readonly maximum: string
    readonly minimumDeposit: string
    readonly times: number
    readonly days: number
  }
}

export const pageNames = [
  'how-to-play',
  'terms',
  'privacy',
  'about',
  'one-line',
  'responsible-play',
  'complaints',
  'licence',
  'bonus-terms',
  'faq',
  'downloads',
  'before-you-pay',
  'home',
] as const
export type PageName = (typeof pageNames)[number]

export interface PageText {
  readonly title: string
  readonly body: string
}

export type PageTexts<Name extends PageName = PageName> = {
  readonly [N in Name]: (facts: PageFacts) => PageText
}

export type LegalName = 'terms' | 'privacy' | 'responsible-play' | 'complaints' | 'licence' | 'bonus-terms'
export type HelpName = Exclude<PageName, LegalName>
