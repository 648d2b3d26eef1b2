import { describe, expect, it } from 'vitest'
import {
  achievementNames,
  achievements,
  computeProgress,
  findAchievement,
  hasBonusBall,
  type ProgressFacts,
} from './achievements.ts'

const nothing: ProgressFacts = {
  drawsWatched: 0,
  kindsWatched: 0,
  drawsChecked: 0,
  replaysWatched: 0,
  oddsRead: 0,
  gamesPractised: 0,
  statementsRead: 0,
  limitsSet: 0,
  hasRealityCheck: false,
  breaksTaken: 0,
  isEmailConfirmed: false,
  hasSecondFactor: false,
  favouriteGames: 0,
}
const reachedWith = (facts: Partial<ProgressFacts>) =>
  computeProgress({ ...nothing, ...facts })
    .filter(({ progress, goal }) => progress === goal)
    .map(({ name }) => name)

describe('achievements', () => {
  it('are all open for a player who did nothing', () => {
    expect(reachedWith({})).toEqual([])
    expect(computeProgress(nothing).every(({ progress }) => progress === 0)).toBe(true)
  })

  it('have ids of their own', () => {
    expect(new Set(achievementNames.map(name => achievements[name].id)).size).toBe(achievementNames.length)
    expect(findAchievement(2)).toBe('ownReferee')
    expect(findAchievement(999)).toBeUndefined()
  })

  it.each([
    [{ drawsWatched: 5 }, 'sawItThrough'],
    [{ drawsChecked: 3 }, 'ownReferee'],
    [{ limitsSet: 1 }, 'planner'],
    [{ hasRealityCheck: true }, 'planner'],
    [{ breaksTaken: 1 }, 'breather'],
    [{ oddsRead: 5 }, 'curious'],
    [{ replaysWatched: 1 }, 'replayFan'],
    [{ gamesPractised: 3 }, 'rehearsal'],
    [{ isEmailConfirmed: true }, 'reachable'],
    [{ hasSecondFactor: true }, 'doubleLock'],
    [{ favouriteGames: 3 }, 'favourites'],
    [{ statementsRead: 1 }, 'bookkeeper'],
    [{ kindsWatched: 3 }, 'allRounder'],
  ] as const)('%o reach %s alone', (facts, name) => {
    expect(reachedWith(facts)).toEqual([name])
  })

  it('show no more progress than the goal', () => {
    const [first] = computeProgress({ ...nothing, drawsWatched: 80 })
    expect(first).toEqual({ name: 'sawItThrough', progress: 5, goal: 5 })
  })

  it('give a bonus ball for checking draws and reading odds', () => {
    expect(achievementNames.filter(hasBonusBall)).toEqual(['ownReferee', 'curious'])
  })
})
