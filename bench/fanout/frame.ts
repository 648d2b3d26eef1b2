/** One binary WebSocket frame as a server sends it. */
export const serverFrame = (payload: Buffer): Buffer => {
  const { length } = payload
  const head =
    length < 126 ? Buffer.from([0x82, length]) : Buffer.from([0x82, 126, length >> 8, length & 0xff])
  return Buffer.concat([head, payload])
}

/** The same as a client sends it: masked, with a mask of zeros that leaves the payload as it is. */
export const clientFrame = (payload: Buffer): Buffer => {
  const frame = serverFrame(payload)
  const head = frame.subarray(0, frame.length - payload.length)
  head[1]! |= 0x80
  return Buffer.concat([head, Buffer.alloc(4), payload])
}

/** The bytes of whole frames at the start of the buffer, with each frame's payload. */
export const readFrames = (buffer: Buffer, onPayload: (payload: Buffer) => void): Buffer => {
  let rest = buffer
  while (rest.length >= 2) {
    const short = rest[1]! & 0x7f
    const head = short < 126 ? 2 : 4
    if (short === 127) throw new Error('a frame of more than 64 KiB')
    if (rest.length < head) break
    const length = short < 126 ? short : rest.readUInt16BE(2)
    if (rest.length < head + length) break
    onPayload(rest.subarray(head, head + length))
    rest = rest.subarray(head + length)
  }
  return rest
}
