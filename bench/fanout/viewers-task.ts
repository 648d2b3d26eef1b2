/**
 * The task of one viewer process. Each viewer opens a plain socket, subscribes, and then records when a marked frame
 * arrives. The process reports to its parent by messages.
 */
export interface ViewersTask {
  readonly port: number
  readonly path: string
  readonly sockets: number
  /** Messages of a viewer in base64: the first is sent after the handshake, each next one after a greeting. */
  readonly messages: readonly string[]
  /** The number of frames that the server sends before the viewer counts as subscribed. */
  readonly greetings: number
  /** Further lines of the request. */
  readonly headers?: readonly string[]
}

export type FromViewers =
  | { readonly kind: 'ready' }
  | { readonly kind: 'seen'; readonly n: number; readonly first: number; readonly last: number }
