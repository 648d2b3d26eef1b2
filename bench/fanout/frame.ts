/** Encodes a binary WebSocket frame as a server sends it. */
export const serverFrame = (payload: Buffer): Buffer => {
  const { length } = payload
  const head =
    length < 126 ? Buffer.from([0x82, length]) : Buffer.from([0x82, 126, length >> 8, length & 0xff])
  return Buffer.concat([head, payload])
}

/** Encodes the frame as a client sends it: with a zero mask, which leaves the payload unchanged. */
export const clientFrame = (payload: Buffer): Buffer => {
  const frame = serverFrame(payload)
  const head = frame.subarray(0, frame.length - payload.length)
  head[1]! |= 0x80
  return Buffer.concat([head, Buffer.alloc(4), payload])
}

/** Passes the payload of each complete frame to the callback and returns the remaining bytes. */
export const readFrames = (buffer: Buffer, onPayload: (payload: Buffer) => void): Buffer => {
  let rest = buffer
  while (rest.length >= 2) {
    const short = rest[1]! & 0x7f
    const head = short < 126 ? 2 : 4
    if (short === 127) throw new Error('frames over 64 KiB are not supported')
    if (rest.length < head) break
    const length = short < 126 ? short : rest.readUInt16BE(2)
    if (rest.length < head + length) break
    onPayload(rest.subarray(head, head + length))
    rest = rest.subarray(head + length)
  }
  return rest
}
