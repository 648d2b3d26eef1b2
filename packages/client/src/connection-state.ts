import type { ByeReason, SessionState } from '@fairground/contract/channel'
import { reconnectRetries } from '@fairground/contract/constants'

export interface ConnectionState {
  readonly status: 'connecting' | 'connected' | 'disconnected'
  /** Disconnects since the last time it was connected. */
  readonly retries: number
  readonly session: SessionState
  /** Why the server said goodbye, if it did. */
  readonly bye: ByeReason | null
}

export type ConnectionChange =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'welcomed'; readonly session: SessionState }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'bye'; readonly reason: ByeReason }
  | { readonly kind: 'closed' }

export const initialConnection: ConnectionState = {
  status: 'disconnected',
  retries: 0,
  session: 'anonymous',
  bye: null,
}

export const nextConnection = (state: ConnectionState, change: ConnectionChange): ConnectionState => {
  switch (change.kind) {
    case 'connecting':
      return { ...state, status: 'connecting', bye: null }
    case 'welcomed':
      return { status: 'connected', retries: 0, session: change.session, bye: null }
    case 'dropped':
      return { ...state, status: 'disconnected', retries: state.retries + 1 }
    case 'bye':
      return { ...state, bye: change.reason }
    case 'closed':
      break
  }
  return { ...state, status: 'disconnected', retries: 0 }
}

/** At two or more retries the connection counts as lost and the site shows it. */
export const isLost = ({ status, retries }: ConnectionState): boolean =>
  status !== 'connected' && retries >= reconnectRetries

/** A player sent away must not be let in again by a retry. */
export const staysAway = ({ bye }: ConnectionState): boolean =>
  bye === 'login-elsewhere' || bye === 'banned' || bye === 'closed' || bye === 'restricted'
