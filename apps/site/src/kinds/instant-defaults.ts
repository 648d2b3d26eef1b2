import { dealtDefaults, type SiteKind } from './site-kind.ts'

/** Defaults of the kinds sold from a deck and opened instead of drawn. */
export const instantDefaults = {
  ...dealtDefaults,
  playWord: 'cards',
  lobbyTabs: [],
  hasJackpot: false,
  toDrawnParts: () => ({ kind: 'none' }),
  playoutPage: 'none',
} as const satisfies Partial<SiteKind>
