import { useStore } from 'zustand'
import { lobbyStore } from '#core/stores/lobby-store.ts'
import { useSession } from '#core/session/session.ts'

export interface Maintenance {
  readonly on: boolean
  readonly message: string
}

/** The lobby topic is current; before its first snapshot the configuration of the session applies. */
export const useMaintenance = (): Maintenance => {
  const announced = useStore(lobbyStore, state => state.maintenance)
  const configuration = useSession().data?.configuration
  return (
    announced ?? {
      on: configuration?.MAINTENANCE_ENABLED === 'true',
      message: configuration?.MAINTENANCE_MESSAGE ?? '',
    }
  )
}
