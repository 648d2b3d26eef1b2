import { EventEmitter } from 'node:events'
import type { Line } from '#gateway/outgoing.ts'
import type { OutgoingMessage } from '#gateway/outgoing-message.ts'

/** The part of a WebSocket that a channel uses. Transports without a WebSocket provide the same. */
export interface ChannelWire extends Pick<EventEmitter, 'on'> {
  readonly readyState: number
  readonly OPEN: number
  readonly CLOSED: number
  /** Stops reading messages of the viewer. */
  pause(): void
  resume(): void
  close(code?: number, reason?: string): void
  terminate(): void
}

/** A wire and line of a transport that is not a WebSocket. */
export abstract class EmulatedWire extends EventEmitter implements ChannelWire, Line {
  readonly OPEN = 1
  readonly CLOSED = 3
  readyState: number = this.OPEN

  abstract readonly writableLength: number
  abstract write(message: OutgoingMessage): void
  abstract pause(): void
  abstract resume(): void
  /** Ends the transport after everything written has been sent. */
  protected abstract end(): void
  /** Ends the transport at once and frees what was not sent. */
  protected abstract destroy(): void

  close(): void {
    if (this.readyState === this.CLOSED) return
    this.readyState = this.CLOSED
    this.end()
    this.emit('close')
  }

  terminate(): void {
    this.close()
    this.destroy()
  }
}
