/** A list with one entry at another place. Unchanged if the place is outside of it. */
export const moveEntry = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length || from === to) return list
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), entry, ...rest.slice(to)]
}
