import { connectionLifetimeMs, keepAliveMs } from '@fairground/contract/constants'
import type { WebSocket } from 'ws'

/** A ping may be this late. */
export const keepAliveCheckMs = 5000
/** A silent connection is pinged after this time and has as long to answer. */
export const pingAfterMs = keepAliveMs / 2

/**
 * Pings a silent connection and drops it when it stays silent, because a dead one would be served until its buffer is full.
 * A connection that answers pings but sends no message is dropped too: every client sends one each half minute.
 */
export class KeepAlive {
  readonly #ws: WebSocket
  #heardAt: number
  #messageAt: number
  #pingedAt: number

  constructor(ws: WebSocket, now: () => number) {
    this.#ws = ws
    this.#heardAt = now()
    this.#messageAt = this.#heardAt
    this.#pingedAt = this.#heardAt
    ws.on('message', () => {
      this.#messageAt = now()
      this.#heardAt = this.#messageAt
    })
    const noteSign = () => {
      this.#heardAt = now()
    }
    ws.on('pong', noteSign)
    ws.on('ping', noteSign)
  }

  check(now: number): void {
    if (now - this.#heardAt >= keepAliveMs || now - this.#messageAt >= connectionLifetimeMs)
      return this.#ws.terminate()
    if (now - Math.max(this.#heardAt, this.#pingedAt) < pingAfterMs) return undefined
    this.#pingedAt = now
    return this.#ws.ping()
  }
}
