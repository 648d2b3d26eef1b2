import type { ClientMessage, Hello, ServerMessage } from '@fairground/contract/channel'
import type { Positions } from '@fairground/contract/transport'

/** One connection of a transport: it carries messages and knows nothing about calls and topics. */
export interface Link {
  /** True if the greeting already subscribes, so that no SUBSCRIBE follows WELCOME. */
  readonly greetsWithTopics: boolean
  readonly greet: (hello: Hello, positions: Positions) => void
  readonly send: (message: ClientMessage) => void
  readonly close: () => void
}

export interface LinkHandlers {
  /** The link can greet. Never called before the link is returned. */
  readonly onOpen: () => void
  /** Null stands for a message that violates the protocol. */
  readonly onMessage: (message: ServerMessage | null) => void
  readonly onDrop: () => void
}

export type OpenLink = (handlers: LinkHandlers) => Link
