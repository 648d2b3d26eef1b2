export const depositKinds = ['depositDay', 'depositWeek', 'depositMonth'] as const
export const lossKinds = ['lossDay', 'lossWeek', 'lossMonth'] as const

/** The limits that a stake counts towards; the others count deposits. */
export const stakeKinds = ['wagerWeek', ...lossKinds] as const

export type LossKind = (typeof lossKinds)[number]
export type LimitKind = (typeof stakeKinds)[number] | (typeof depositKinds)[number]

const isAnyKind =
  <K extends LimitKind>(kinds: readonly K[]) =>
  (kind: LimitKind): kind is K =>
    (kinds as readonly LimitKind[]).includes(kind)

export const isLossKind = isAnyKind(lossKinds)
export const isStakeKind = isAnyKind(stakeKinds)

const DAY = 86_400_000
/** 1970-01-05, the first Monday. */
const FIRST_MONDAY = 4 * DAY

/** When the window around `now` ends and the next one begins. */
export const windowEnd = (kind: LimitKind, now: number): number => {
  const start = windowStart(kind, now)
  switch (kind) {
    case 'depositDay':
    case 'lossDay':
      return start + DAY
    case 'wagerWeek':
    case 'depositWeek':
    case 'lossWeek':
      return start + 7 * DAY
    case 'depositMonth':
    case 'lossMonth': {
      const next = new Date(start)
      return next.setUTCMonth(next.getUTCMonth() + 1)
    }
  }
}

/** When the window around `now` began: a UTC day, a week from Monday, a calendar month. */
export const windowStart = (kind: LimitKind, now: number): number => {
  switch (kind) {
    case 'depositDay':
    case 'lossDay':
      return now - (now % DAY)
    case 'wagerWeek':
    case 'depositWeek':
    case 'lossWeek':
      return now - ((now - FIRST_MONDAY) % (7 * DAY))
    case 'depositMonth':
    case 'lossMonth': {
      const first = new Date(now)
      first.setUTCDate(1)
      return first.setUTCHours(0, 0, 0, 0)
    }
  }
}
