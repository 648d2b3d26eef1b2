import type { AchievementTexts } from '#progress/achievements/achievement-text.ts'

export const english: AchievementTexts = {
  sawItThrough: { title: 'Saw it through', description: 'Watch 5 draws to the end' },
  ownReferee: { title: 'Own referee', description: 'Check 3 draws yourself' },
  planner: { title: 'Planner', description: 'Set a limit or a reality check' },
  breather: { title: 'Slept on it', description: 'Take a break and come back' },
  curious: { title: 'Curious', description: 'Read the odds of 5 games' },
  replayFan: { title: 'Replay fan', description: 'Watch a replay' },
  rehearsal: { title: 'Dress rehearsal', description: 'Practise 3 games with play money' },
  reachable: { title: 'Within reach', description: 'Confirm your email address' },
  doubleLock: { title: 'Double lock', description: 'Protect your account with a second step' },
  favourites: { title: 'Favorites', description: 'Mark 3 games as favorites' },
  bookkeeper: { title: 'Bookkeeper', description: 'Read your statement' },
  allRounder: { title: 'All-rounder', description: 'Watch draws of 3 kinds of games' },
}
