const binaryAndFinal = 0x82
const in16Bits = 126
const in64Bits = 127

/** Builds a complete binary WebSocket frame, which can be written to any number of sockets. */
export const toFrame = (payload: Buffer): Buffer => {
  const { length } = payload
  const head = length < in16Bits ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = binaryAndFinal
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = in16Bits
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = in64Bits
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  payload.copy(frame, head)
  return frame
}
