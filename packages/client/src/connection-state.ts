import type { ByeReason, SessionState } from '@fairground/contract/channel'
import { reconnectRetries } from '@fairground/contract/constants'

export interface ConnectionState {
  readonly status: 'connecting' | 'connected' | 'disconnected'
  /** The number of disconnects since the client was last connected. */
  readonly retries: number
  readonly session: SessionState
  /** The reason of the server's BYE message, if it sent one. */
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

/** The connection counts as lost at two or more retries; the site then shows a notice. */
export const isLost = ({ status, retries }: ConnectionState): boolean =>
  status !== 'connected' && retries >= reconnectRetries

/** After these reasons the client must not reconnect, because the server ended the session on purpose. */
export const isReconnectForbidden = ({ bye }: ConnectionState): boolean =>
  bye === 'login-elsewhere' || bye === 'banned' || bye === 'closed' || bye === 'restricted'
