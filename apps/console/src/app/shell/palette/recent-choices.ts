import { queryClient } from '#core/query-client.ts'
import type { Choice } from './choice.ts'

const kept = 5
const place = ['recentChoices']

/** The last five choices of this tab. They may name players, so they are in memory only and end with the session. */
export const getRecentChoices = (): readonly Choice[] =>
  queryClient.getQueryData<readonly Choice[]>(place) ?? []

export const rememberChoice = (choice: Choice): void => {
  const others = getRecentChoices().filter(each => each.href !== choice.href)
  queryClient.setQueryData(place, [choice, ...others].slice(0, kept))
}
