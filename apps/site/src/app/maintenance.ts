import { useStore } from 'zustand'
import { lobbyStore } from './lobby-store.ts'
import { useSession } from './session.ts'

export interface Maintenance {
  readonly on: boolean
  readonly message: string
}

/** The lobby topic knows best; before it speaks, the configuration of the session. */
export const useMaintenance = (): Maintenance => {
  const told = useStore(lobbyStore, state => state.maintenance)
  const configuration = useSession().data?.configuration
  return (
    told ?? {
      on: configuration?.MAINTENANCE_ENABLED === 'true',
      message: configuration?.MAINTENANCE_MESSAGE ?? '',
    }
  )
}
