import type { PlatformMessage } from '@fairground/contract/entities/site/configuration'
import { useStore } from 'zustand'
import { lobbyStore, type Maintenance, toMaintenance } from '#core/stores/lobby-store.ts'
import { useSession } from '#core/session/session.ts'

const none: Maintenance = { on: false, message: '', until: null, viewers: 0 }

/** The lobby topic is current; before its first snapshot the configuration of the session applies. */
export const useMaintenance = (): Maintenance => {
  const announced = useStore(lobbyStore, state => state.maintenance)
  const configuration = useSession().data?.configuration
  return announced ?? (configuration === undefined ? none : toMaintenance(configuration))
}

export const usePlatformMessage = (): PlatformMessage | null => {
  const announced = useStore(lobbyStore, state => state.message)
  const configured = useSession().data?.configuration.platformMessage ?? null
  return announced === undefined ? configured : announced
}
