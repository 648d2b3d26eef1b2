import { useSearchParams } from 'react-router'

const useIdParameter = (name: 'gid' | 'id'): number | undefined => {
  const [parameters] = useSearchParams()
  const id = Number(parameters.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** The game instance id in the address, `?id=48213`; undefined if it is missing or invalid. */
export const useInstanceId = (): number | undefined => useIdParameter('id')

/** The game id in the address, `?gid=101`; undefined if it is missing or invalid. */
export const useGameId = (): number | undefined => useIdParameter('gid')
