export const limitKinds = ['wagerWeek', 'depositDay', 'depositWeek', 'depositMonth'] as const

export type LimitKind = (typeof limitKinds)[number]

const DAY = 86_400_000
/** 1970-01-05, the first Monday. */
const FIRST_MONDAY = 4 * DAY

/** When the window around `now` began: a UTC day, a week from Monday, a calendar month. */
export const windowStart = (kind: LimitKind, now: number): number => {
  switch (kind) {
    case 'depositDay':
      return now - (now % DAY)
    case 'wagerWeek':
    case 'depositWeek':
      return now - ((now - FIRST_MONDAY) % (7 * DAY))
    case 'depositMonth': {
      const first = new Date(now)
      first.setUTCDate(1)
      return first.setUTCHours(0, 0, 0, 0)
    }
  }
}
