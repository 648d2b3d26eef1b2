export const withFavourite = (ids: readonly number[], gameId: number, on: boolean): readonly number[] => {
  const others = ids.filter(id => id !== gameId)
  return on ? [...others, gameId] : others
}
