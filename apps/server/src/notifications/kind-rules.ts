import {
  type NotificationChannel,
  type NotificationKind,
  notificationKinds,
} from '@fairground/contract/entities/notifications/notification'

/** `always` and `never` cannot be changed by the player. */
type ChannelRule = 'always' | 'never' | 'onByDefault' | 'offByDefault'

interface KindRule extends Readonly<Record<NotificationChannel, ChannelRule>> {
  /** The name of the choice in `player.contact_by`, where the specification keeps the choices about mail. */
  readonly contactBy?: string
  /** The feature that causes the event sends its own mail. */
  readonly mailElsewhere?: true
  /** Not sent by mail or push to a player who is excluded, timed out, locked or protected from promotions. */
  readonly onlyWhenActive?: true
}

/** Closed map: push is off until the player switches it on. */
export const kindRules: { readonly [K in NotificationKind]: KindRule } = {
  win: { inApp: 'always', mail: 'onByDefault', push: 'offByDefault', contactBy: 'wins' },
  result: { inApp: 'onByDefault', mail: 'offByDefault', push: 'offByDefault' },
  drawReminder: {
    inApp: 'offByDefault',
    mail: 'offByDefault',
    push: 'offByDefault',
    onlyWhenActive: true,
  },
  refund: { inApp: 'always', mail: 'onByDefault', push: 'offByDefault' },
  deposit: {
    inApp: 'always',
    mail: 'onByDefault',
    push: 'offByDefault',
    contactBy: 'deposits',
    mailElsewhere: true,
  },
  withdrawal: {
    inApp: 'always',
    mail: 'onByDefault',
    push: 'offByDefault',
    contactBy: 'withdrawals',
    mailElsewhere: true,
  },
  bonus: { inApp: 'always', mail: 'never', push: 'offByDefault', onlyWhenActive: true },
  gift: { inApp: 'always', mail: 'onByDefault', push: 'offByDefault', onlyWhenActive: true },
  verification: { inApp: 'always', mail: 'always', push: 'offByDefault', mailElsewhere: true },
  security: { inApp: 'always', mail: 'always', push: 'offByDefault', mailElsewhere: true },
  supportAnswer: { inApp: 'always', mail: 'always', push: 'offByDefault', mailElsewhere: true },
  saferPlay: { inApp: 'always', mail: 'always', push: 'offByDefault' },
  message: { inApp: 'always', mail: 'never', push: 'offByDefault', onlyWhenActive: true },
}

type ChannelState = 'on' | 'off' | 'always' | 'never'

export interface Choices {
  /** The column `player.contact_by`. */
  readonly contactBy: readonly string[]
  /** Stored choices, by `kind/channel`. */
  readonly stored: Readonly<Record<string, boolean>>
}

const isMailAllowed = ({ contactBy }: Choices): boolean => contactBy.includes('email')

/** What the player sees: the state of one channel for one kind. */
export const findChannelState = (
  kind: NotificationKind,
  channel: NotificationChannel,
  { contactBy, stored }: Choices,
): ChannelState => {
  const { [channel]: rule, contactBy: contactName } = kindRules[kind]
  if (rule === 'always' || rule === 'never') return rule
  if (channel === 'mail' && contactName !== undefined) return contactBy.includes(contactName) ? 'on' : 'off'
  return (stored[`${kind}/${channel}`] ?? rule === 'onByDefault') ? 'on' : 'off'
}

const isOpen = (state: ChannelState): boolean => state === 'on' || state === 'always'

/** Accounts with these statuses receive mail and push about their own money and results. */
const reachable: ReadonlySet<string> = new Set(['active', 'locked', 'timedOut', 'selfExcluded'])

/** The channels through which this feature notifies the player. */
export const findChannels = (
  kind: NotificationKind,
  status: string,
  choices: Choices,
  promotionsStopped = false,
): Readonly<Record<NotificationChannel, boolean>> => {
  const { mailElsewhere, onlyWhenActive } = kindRules[kind]
  const mayReach = onlyWhenActive ? status === 'active' && !promotionsStopped : reachable.has(status)
  const open = (channel: NotificationChannel) => isOpen(findChannelState(kind, channel, choices))
  return {
    inApp: open('inApp') && (kind !== 'drawReminder' || mayReach),
    mail: mayReach && !mailElsewhere && isMailAllowed(choices) && open('mail'),
    push: mayReach && open('push'),
  }
}

export const isChangeable = (kind: NotificationKind, channel: NotificationChannel): boolean => {
  const rule = kindRules[kind][channel]
  return rule === 'onByDefault' || rule === 'offByDefault'
}

export const listPreferences = (choices: Choices) =>
  notificationKinds.map(kind => ({
    kind,
    inApp: findChannelState(kind, 'inApp', choices),
    mail: findChannelState(kind, 'mail', choices),
    push: findChannelState(kind, 'push', choices),
  }))
