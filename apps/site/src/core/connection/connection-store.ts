import { initialConnection, type ConnectionState } from '@fairground/client/connection-state'
import { createStore } from 'zustand/vanilla'

export const connectionStore = createStore<ConnectionState>(() => initialConnection)
