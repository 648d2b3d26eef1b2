/** What the player did, counted. None of these counts stakes, deposits, wins or losses. */
export interface ProgressFacts {
  readonly drawsWatched: number
  /** Different kinds among the watched draws. */
  readonly kindsWatched: number
  readonly drawsChecked: number
  readonly replaysWatched: number
  readonly oddsRead: number
  readonly gamesPractised: number
  readonly statementsRead: number
  /** Limits that the player set themself. */
  readonly limitsSet: number
  readonly hasRealityCheck: boolean
  /** Breaks that have ended. */
  readonly breaksTaken: number
  readonly isEmailConfirmed: boolean
  readonly hasSecondFactor: boolean
  readonly favouriteGames: number
}

interface AchievementRule {
  readonly id: number
  readonly goal: number
  readonly count: (facts: ProgressFacts) => number
  /** The player gets a bonus ball with it. */
  readonly hasBonusBall?: true
}

const toCount = (isDone: boolean): number => (isDone ? 1 : 0)

/** The achievements. An id is stored with the players who reached it, so it is never used for another one. */
export const achievements = {
  sawItThrough: { id: 1, goal: 5, count: facts => facts.drawsWatched },
  ownReferee: { id: 2, goal: 3, count: facts => facts.drawsChecked, hasBonusBall: true },
  planner: { id: 3, goal: 1, count: facts => facts.limitsSet + toCount(facts.hasRealityCheck) },
  breather: { id: 4, goal: 1, count: facts => facts.breaksTaken },
  curious: { id: 5, goal: 5, count: facts => facts.oddsRead, hasBonusBall: true },
  replayFan: { id: 6, goal: 1, count: facts => facts.replaysWatched },
  rehearsal: { id: 7, goal: 3, count: facts => facts.gamesPractised },
  reachable: { id: 8, goal: 1, count: facts => toCount(facts.isEmailConfirmed) },
  doubleLock: { id: 9, goal: 1, count: facts => toCount(facts.hasSecondFactor) },
  favourites: { id: 10, goal: 3, count: facts => facts.favouriteGames },
  bookkeeper: { id: 11, goal: 1, count: facts => facts.statementsRead },
  allRounder: { id: 12, goal: 3, count: facts => facts.kindsWatched },
} as const satisfies Readonly<Record<string, AchievementRule>>

export type AchievementName = keyof typeof achievements

export const achievementNames = Object.keys(achievements) as readonly AchievementName[]

export const findAchievement = (id: number): AchievementName | undefined =>
  achievementNames.find(name => achievements[name].id === id)

export interface AchievementProgress {
  readonly name: AchievementName
  readonly progress: number
  readonly goal: number
}

/** The progress never exceeds the goal. */
export const computeProgress = (facts: ProgressFacts): readonly AchievementProgress[] =>
  achievementNames.map(name => {
    const rule: AchievementRule = achievements[name]
    return { name, progress: Math.min(rule.count(facts), rule.goal), goal: rule.goal }
  })

export const hasBonusBall = (name: AchievementName): boolean =>
  (achievements[name] as AchievementRule).hasBonusBall === true
