import { useSearchParams } from 'react-router'

/** The game instance the address names, `?id=48213`; undefined when it names none. */
export const useInstanceId = (): number | undefined => {
  const [parameters] = useSearchParams()
  const id = Number(parameters.get('id'))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
