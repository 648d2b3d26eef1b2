import { useParams } from 'react-router'

/** The game id in the path, `/results/101`; undefined if it is not an id. */
export const useGameIdInPath = (): number | undefined => {
  const { gameId } = useParams()
  const id = Number(gameId)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
