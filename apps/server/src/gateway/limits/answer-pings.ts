import type { WebSocket } from 'ws'
import { MessageRate } from './message-rate.ts'

/** No browser sends pings, and other clients send a few a minute. */
const pingsPerSecond = 5

/** Answers the pings of a connection and cuts it off when they are too many, because each answer costs a write. */
export const answerPings = (ws: WebSocket): void => {
  const rate = new MessageRate(pingsPerSecond)
  ws.on('ping', (data: Buffer) => {
    if (rate.isOver()) ws.terminate()
    else ws.pong(data)
  })
}
