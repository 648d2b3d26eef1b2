/**
 * Encodes arrays in PostgreSQL's binary format, which the driver passes through, so that no text is quoted and parsed.
 * For statements that write or look up many rows at once.
 */

const headerLength = 20

const encodeArray = <T>(
  elementType: number,
  values: readonly T[],
  byteLength: (value: NonNullable<T>) => number,
  writeValue: (into: Buffer, at: number, value: NonNullable<T>) => void,
): Buffer => {
  let size = headerLength
  let nulls = 0
  for (const value of values) {
    size += 4
    if (value === null || value === undefined) nulls = 1
    else size += byteLength(value)
  }
  const array = Buffer.allocUnsafe(size)
  array.writeInt32BE(1, 0)
  array.writeInt32BE(nulls, 4)
  array.writeInt32BE(elementType, 8)
  array.writeInt32BE(values.length, 12)
  array.writeInt32BE(1, 16)
  let at = headerLength
  for (const value of values) {
    const length = value === null || value === undefined ? -1 : byteLength(value)
    at = array.writeInt32BE(length, at)
    if (length < 0) continue
    writeValue(array, at, value as NonNullable<T>)
    at += length
  }
  return array
}

type Integer = number | bigint | null

export const int2s = (values: readonly (number | null)[]): Buffer =>
  encodeArray(
    21,
    values,
    () => 2,
    (into, at, value) => into.writeInt16BE(value, at),
  )

export const int4s = (values: readonly (number | null)[]): Buffer =>
  encodeArray(
    23,
    values,
    () => 4,
    (into, at, value) => into.writeInt32BE(value, at),
  )

export const int8s = (values: readonly Integer[]): Buffer =>
  encodeArray(
    20,
    values,
    () => 8,
    (into, at, value) => into.writeBigInt64BE(BigInt(value), at),
  )

export const byteas = (values: readonly (Uint8Array | null)[]): Buffer =>
  encodeArray(
    17,
    values,
    value => value.length,
    (into, at, value) => into.set(value, at),
  )

const createStringEncoder =
  (elementType: number) =>
  (values: readonly (string | null)[]): Buffer =>
    encodeArray(
      elementType,
      values,
      value => Buffer.byteLength(value),
      (into, at, value) => into.write(value, at),
    )

export const texts = createStringEncoder(25)
export const jsons = createStringEncoder(114)
