import { type ProposalKind, proposalKindNames } from '@fairground/contract/operator/proposal-kinds'
import { proposalWords } from '#core/words/proposal-kinds.ts'
import { splitCamelCase } from '#parts/form/words/to-words.ts'

/** Actions that a person looks for, by area. A choice of a filter; the log may have others. */
export const actionGroups: Readonly<Record<string, readonly string[]>> = {
  Access: [
    'sign-in',
    'break-glass-sign-in',
    'enrol',
    'add-passkey',
    'invite-staff',
    'renew-invitation',
    'disable-staff',
    'revoke-role',
    'export-audit-log',
  ],
  Proposals: ['propose', 'vote-approve', 'vote-reject', 'cancel-proposal', 'expire-proposal'],
  'Decided changes': proposalKindNames,
  'Games and draws': [
    'save-game-draft',
    'change-game-texts',
    'pause-game',
    'resume-game',
    'create-instance',
    'hold-draw',
    'reprint-ticket',
  ],
  Money: [
    'approve-withdrawal',
    'reject-withdrawal',
    'refund-deposit',
    'explain-difference',
    'offer-bonus',
    'end-coupon',
  ],
  Players: [
    'reveal-player',
    'list-linked-accounts',
    'show-document',
    'ban',
    'limit',
    'exclude',
    'unlock',
    'temporary-password',
    'reset-second-factor',
    'end-sessions',
    'add-note',
    'answer-case',
  ],
  Site: ['publish-content', 'roll-back-content', 'change-text', 'set-maintenance', 'set-feature-flags'],
  Reports: ['generate-report', 'read-report', 'export-report'],
}

/** Actions that only those see who may read what they are about. */
export const protectionActions = [
  'show-protection',
  'record-interaction',
  'list-interactions',
  'restrict-player',
  'lift-restriction',
] as const
export const amlActions = [
  'open-aml-case',
  'show-aml-case',
  'add-aml-note',
  'hold-withdrawals',
  'release-withdrawals',
  'request-source-of-funds',
  'decide-aml-case',
  'export-aml-case',
] as const

const isProposalKind = (name: string): name is ProposalKind => Object.hasOwn(proposalWords, name)

/** Actions that only show something. They have an eye. */
const looks = /^(show|list|read|reveal|export)-/

const actionWords: Readonly<Record<string, string>> = {
  propose: 'Proposal made',
  'vote-approve': 'Proposal approved',
  'vote-reject': 'Proposal refused',
  'sign-in': 'Signed in',
  'break-glass-sign-in': 'Signed in by break-glass',
  enrol: 'First passkey stored',
  'reveal-player': 'Identity revealed',
  'show-document': 'Document viewed',
  'show-protection': 'Indicators viewed',
  limit: 'Limit set',
  ban: 'Player banned',
  exclude: 'Player excluded',
  approve: 'Documents accepted',
  reject: 'Documents refused',
  close: 'Account closed',
  demo: 'Demo user made',
  expire: 'Account expired',
  renew: 'Account renewed',
  unlock: 'Account unlocked',
  segment: 'Segment set',
  sealed: 'Sealed',
}

export const isLook = (action: string): boolean => looks.test(action)

/** What was done, in words. */
export const toActionWords = (action: string): string => {
  const failed = /^(.+)-failed$/.exec(action)?.[1]
  if (failed !== undefined && isProposalKind(failed)) return `${proposalWords[failed]}: failed`
  if (isProposalKind(action)) return proposalWords[action]
  const words = Object.hasOwn(actionWords, action) ? actionWords[action] : undefined
  return words ?? splitCamelCase(action).replace(/\baml\b/i, 'AML')
}
