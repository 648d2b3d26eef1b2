import type { IconName } from '@fairground/ui/icons/icon.tsx'

interface ActionWord {
  readonly title: string
  readonly icon: IconName
}

/** What staff did to a player, by the action of the audit log. */
const actionWords: Readonly<Record<string, ActionWord>> = {
  'add-note': { title: 'Note added', icon: 'document' },
  ban: { title: 'Banned', icon: 'close' },
  unban: { title: 'Ban lifted', icon: 'check' },
  close: { title: 'Account closed', icon: 'leave' },
  demo: { title: 'Made a demo account', icon: 'user' },
  'end-sessions': { title: 'Sessions ended', icon: 'leave' },
  exclude: { title: 'Excluded by staff', icon: 'heart' },
  expire: { title: 'Account expired by staff', icon: 'clock' },
  limit: { title: 'Limit of staff set', icon: 'lock' },
  'list-interactions': { title: 'Interactions read', icon: 'eye' },
  'list-linked-accounts': { title: 'Linked accounts read', icon: 'eye' },
  'lift-restriction': { title: 'Restriction lifted', icon: 'heart' },
  'offer-bonus': { title: 'Bonus offered', icon: 'gift' },
  'record-interaction': { title: 'Interaction recorded', icon: 'heart' },
  renew: { title: 'Account renewed', icon: 'repeat' },
  'require-password-change': { title: 'New password required', icon: 'key' },
  'reset-second-factor': { title: 'Second factor removed', icon: 'key' },
  'restrict-player': { title: 'Restricted by safer play', icon: 'heart' },
  'reveal-player': { title: 'Personal data revealed', icon: 'eye' },
  segment: { title: 'Segment changed', icon: 'tag' },
  'show-protection': { title: 'Indicators of harm read', icon: 'eye' },
  'start-identity-check': { title: 'Identity check started', icon: 'scan' },
  'temporary-password': { title: 'Temporary password issued', icon: 'key' },
  unlock: { title: 'Failed logins cleared', icon: 'lock' },
}

/** An action without words of its own is shown as the log names it. */
export const describeAction = (action: string): ActionWord =>
  actionWords[action] ?? { title: action.replaceAll('-', ' '), icon: 'user' }
