import { connectionLifetimeMs, keepAliveMs } from '@fairground/contract/constants'
import type { WebSocket } from 'ws'

/** A ping may be this late. */
export const keepAliveCheckMs = 5000

/** Pings a silent connection and drops it when it stays silent, because a dead one would be served until its buffer is full. */
export class KeepAlive {
  readonly #ws: WebSocket
  #heardAt: number
  #pingedAt: number

  constructor(ws: WebSocket, now: () => number) {
    this.#ws = ws
    this.#heardAt = now()
    this.#pingedAt = this.#heardAt
    const noteSign = () => {
      this.#heardAt = now()
    }
    ws.on('message', noteSign)
    ws.on('pong', noteSign)
    ws.on('ping', noteSign)
  }

  check(now: number): void {
    if (now - this.#heardAt >= connectionLifetimeMs) return this.#ws.terminate()
    if (now - Math.max(this.#heardAt, this.#pingedAt) < keepAliveMs) return undefined
    this.#pingedAt = now
    return this.#ws.ping()
  }
}
