import type { ProposalKind } from '@fairground/contract/operator/proposal-kinds'
import type { StaffTopic } from '@fairground/contract/operator/staff-topics'

/** Changes nothing that others see. */
const reads = [] as const
const draws = ['staff.draws'] as const
const money = ['staff.money'] as const
const promotions = ['staff.promotions'] as const
const players = ['staff.players'] as const
const documents = ['staff.documents'] as const
const support = ['staff.support'] as const
const protection = ['staff.protection'] as const
const aml = ['staff.aml'] as const
const content = ['staff.content'] as const
const proposals = ['staff.proposals'] as const
const reports = ['staff.reports'] as const
const incidents = ['staff.incidents'] as const
const system = ['staff.system'] as const

/** The topics of each action in the audit log, besides those of proposals. */
const topicsByAction = {
  'sign-in': reads,
  'break-glass-sign-in': system,
  enrol: system,
  'add-passkey': reads,
  'create-first-staff': system,
  'invite-staff': system,
  'renew-invitation': system,
  'disable-staff': system,
  'revoke-role': system,
  'create-operator': system,
  'change-operator': system,
  'log-signer-term': system,
  'export-audit-log': reads,
  propose: proposals,
  'vote-approve': proposals,
  'vote-reject': proposals,
  'cancel-proposal': proposals,
  'expire-proposal': proposals,
  'save-game-draft': draws,
  'discard-game-draft': draws,
  'change-game-texts': draws,
  'pause-game': draws,
  'resume-game': draws,
  'save-prize-agent': draws,
  'add-closure': draws,
  'remove-closure': draws,
  'create-instance': draws,
  'cancel-planned-instance': draws,
  'hold-draw': draws,
  'reprint-ticket': draws,
  'import-external-plays': draws,
  'approve-withdrawal': money,
  'reject-withdrawal': money,
  'refund-deposit': money,
  'explain-difference': money,
  'save-gift-group': promotions,
  'save-gift': promotions,
  'end-bonus-campaign': promotions,
  'change-coupon': promotions,
  'end-coupon': promotions,
  'offer-bonus': ['staff.money', 'staff.players'],
  ban: players,
  expire: players,
  renew: players,
  close: players,
  demo: players,
  unlock: players,
  'reset-second-factor': players,
  'require-password-change': players,
  'temporary-password': players,
  limit: players,
  exclude: players,
  'end-sessions': players,
  segment: players,
  'add-note': players,
  'reveal-player': reads,
  'list-linked-accounts': reads,
  'list-documents': reads,
  'show-document': reads,
  approve: documents,
  reject: documents,
  'request-documents': documents,
  'claim-request': documents,
  'release-request': documents,
  'start-identity-check': documents,
  'answer-case': support,
  'close-case': support,
  'assign-case': support,
  'set-macro': support,
  'remove-macro': support,
  'show-case': reads,
  'save-draft': content,
  'discard-draft': content,
  'publish-content': content,
  'schedule-content': content,
  'roll-back-content': content,
  'remove-content': content,
  'create-preview': reads,
  'add-language': content,
  'change-language': content,
  'change-text': content,
  'import-texts': content,
  'set-maintenance': content,
  'end-maintenance': content,
  'set-message': content,
  'end-message': content,
  'cancel-notice': content,
  'reload-configuration': content,
  'set-feature-flags': ['staff.content', 'staff.system'],
  'set-identity-provider': system,
  'set-whitelabel-partner': system,
  'set-identity-check-provider': system,
  'create-webhook-endpoint': system,
  'update-webhook-endpoint': system,
  'rotate-webhook-secret': system,
  'replay-webhooks': system,
  'save-payment-provider': ['staff.system', 'staff.money'],
  'test-payment-provider': reads,
  'generate-report': reports,
  'repeat-report': reports,
  'read-report': reads,
  'export-report': reads,
  'show-protection': reads,
  'record-interaction': protection,
  'list-interactions': reads,
  'restrict-player': protection,
  'lift-restriction': protection,
  'list-aml-cases': reads,
  'show-aml-case': reads,
  'open-aml-case': aml,
  'add-aml-note': aml,
  'hold-withdrawals': aml,
  'release-withdrawals': aml,
  'request-source-of-funds': aml,
  'decide-aml-case': aml,
  'export-aml-case': aml,
  'open-incident': incidents,
  'add-incident-entry': incidents,
  'close-incident': incidents,
} as const satisfies Readonly<Record<string, readonly StaffTopic[]>>

/** The topic of what an executed proposal changes. */
const topicsByKind = {
  approveWithdrawal: 'staff.money',
  adjustBalance: 'staff.money',
  matchSuspense: 'staff.money',
  returnSuspense: 'staff.money',
  fundJackpot: 'staff.money',
  setExchangeRates: 'staff.money',
  offerBonus: 'staff.money',
  createCoupon: 'staff.promotions',
  startBonusCampaign: 'staff.promotions',
  unbanPlayer: 'staff.players',
  releaseDraw: 'staff.draws',
  voidInstance: 'staff.draws',
  publishGame: 'staff.draws',
  changeGame: 'staff.draws',
  changeSchedule: 'staff.draws',
  retireGame: 'staff.draws',
  endDeck: 'staff.draws',
  changeMoneySettings: 'staff.money',
  grantRole: 'staff.system',
  logSignerTerm: 'staff.system',
  exportPersonalData: 'staff.reports',
  changeProtection: 'staff.protection',
  usePaymentProvider: 'staff.system',
} as const satisfies Readonly<Record<ProposalKind, StaffTopic>>

/** An action of the audit log: an act of staff, or the end of a proposal. */
export type StaffAction = keyof typeof topicsByAction | ProposalKind | `${ProposalKind}-failed`

const actions = new Map<string, readonly StaffTopic[]>([
  ...Object.entries(topicsByAction),
  ...Object.entries(topicsByKind).flatMap(([kind, topic]): [string, readonly StaffTopic[]][] => [
    [kind, ['staff.proposals', topic]],
    [`${kind}-failed`, proposals],
  ]),
])

/** The topics of an action. One of an earlier release that this one does not know has none. */
export const getActionTopics = (action: string): readonly StaffTopic[] => actions.get(action) ?? []
