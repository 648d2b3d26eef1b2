import { useSearchParams } from 'react-router'

/** The game instance id in the address, `?id=48213`; undefined if it is missing or invalid. */
export const useInstanceId = (): number | undefined => {
  const [parameters] = useSearchParams()
  const id = Number(parameters.get('id'))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
