/** Reads a body, and fails without reading on when it is longer than `maxBytes`. */
export const readBounded = async (
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    // Leaving the loop ends the body.
    if (length > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
