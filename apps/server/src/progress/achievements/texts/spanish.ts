import type { AchievementTexts } from '#progress/achievements/achievement-text.ts'

export const spanish: AchievementTexts = {
  sawItThrough: { title: 'Hasta el final', description: 'Mira 5 sorteos hasta el final' },
  ownReferee: { title: 'Tu propio árbitro', description: 'Comprueba 3 sorteos por tu cuenta' },
  planner: { title: 'Con previsión', description: 'Fija un límite o un aviso de tiempo' },
  breather: { title: 'Con la almohada', description: 'Toma un descanso y vuelve' },
  curious: { title: 'Mente curiosa', description: 'Lee las probabilidades de 5 juegos' },
  replayFan: { title: 'Otra vez', description: 'Mira una repetición' },
  rehearsal: { title: 'Ensayo general', description: 'Practica 3 juegos con dinero ficticio' },
  reachable: { title: 'En contacto', description: 'Confirma tu correo electrónico' },
  doubleLock: { title: 'Doble cerradura', description: 'Protege tu cuenta con un segundo paso' },
  favourites: { title: 'Favoritos', description: 'Marca 3 juegos como favoritos' },
  bookkeeper: { title: 'Cuentas claras', description: 'Lee tu extracto' },
  allRounder: { title: 'De todo un poco', description: 'Mira sorteos de 3 tipos de juego' },
}
