/** The function vault_key_version of the database knows the same bytes. */
const mark = Buffer.from('fa17c0de', 'hex')
const headerBytes = mark.length + 2

/** Names the version in front of a sealed value. Version 1 has no header, so that the previous release can read it. */
export const addKeyVersion = (version: number, sealed: Buffer): Buffer => {
  if (version === 1) return sealed
  const header = Buffer.alloc(headerBytes)
  mark.copy(header)
  header.writeUInt16BE(version, mark.length)
  return Buffer.concat([header, sealed])
}

export const splitKeyVersion = (bytes: Uint8Array): { version: number; sealed: Uint8Array } => {
  const value = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (value.length < headerBytes || !value.subarray(0, mark.length).equals(mark))
    return { version: 1, sealed: value }
  return { version: value.readUInt16BE(mark.length), sealed: value.subarray(headerBytes) }
}
