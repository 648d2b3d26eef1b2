import type { OperatorOperationName } from '@fairground/contract/operator/operator-operations'

interface PlayerTab {
  readonly title: string
  /** The tab is shown to staff who may do one of these. */
  readonly reads: readonly OperatorOperationName[]
}

/** The parts of the page of a player by their address, in their order. */
export const playerTabs = {
  overview: { title: 'Overview', reads: ['getPlayer'] },
  plays: { title: 'Plays', reads: ['listPlayerTickets'] },
  money: { title: 'Money', reads: ['listPlayerPayments'] },
  verification: { title: 'Verification', reads: ['getPlayer'] },
  limits: { title: 'Limits', reads: ['listPlayerRestrictions'] },
  contacts: { title: 'Contacts', reads: ['listPlayerNotes', 'listSupportCases'] },
  sessions: { title: 'Sessions', reads: ['listPlayerSessions'] },
  links: { title: 'Linked accounts', reads: ['listLinkedAccounts'] },
  rewards: { title: 'Rewards and gifts', reads: ['listPlayerAchievements'] },
  log: { title: 'Log', reads: ['listPlayerEvents'] },
} as const satisfies Readonly<Record<string, PlayerTab>>

export type PlayerTabName = keyof typeof playerTabs
export const playerTabNames = Object.keys(playerTabs) as readonly PlayerTabName[]

export const findShownTabs = (
  mayDo: (operation: OperatorOperationName) => boolean,
): readonly PlayerTabName[] => playerTabNames.filter(name => playerTabs[name].reads.some(mayDo))
