import type { AchievementTexts } from '#progress/achievements/achievement-text.ts'

export const french: AchievementTexts = {
  sawItThrough: { title: 'Jusqu’au bout', description: 'Regardez 5 tirages jusqu’à la fin' },
  ownReferee: { title: 'Votre propre arbitre', description: 'Vérifiez vous-même 3 tirages' },
  planner: { title: 'Prévoyance', description: 'Fixez une limite ou un rappel de temps' },
  breather: { title: 'La nuit porte conseil', description: 'Faites une pause, puis revenez' },
  curious: { title: 'Par curiosité', description: 'Lisez les chances de 5 jeux' },
  replayFan: { title: 'En différé', description: 'Regardez une rediffusion' },
  rehearsal: { title: 'Répétition générale', description: 'Essayez 3 jeux avec de l’argent fictif' },
  reachable: { title: 'À portée', description: 'Confirmez votre adresse e-mail' },
  doubleLock: { title: 'Double tour', description: 'Protégez votre compte avec une seconde étape' },
  favourites: { title: 'Favoris', description: 'Marquez 3 jeux comme favoris' },
  bookkeeper: { title: 'Bons comptes', description: 'Lisez votre relevé' },
  allRounder: { title: 'Touche-à-tout', description: 'Regardez des tirages de 3 types de jeux' },
}
