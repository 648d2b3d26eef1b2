export interface DemoGameText {
  readonly title: string
  readonly titleShort: string
  readonly description: string
  readonly info?: string
  readonly oneClick?: OneClickTexts
}

/** HTML, except for the name of the bundle. */
export interface OneClickTexts {
  readonly bundle: string
  readonly start: string
  readonly lobby: string
  readonly success: string
}

/** By id of the game. */
export type DemoGameTexts = Readonly<Record<number, DemoGameText>>
