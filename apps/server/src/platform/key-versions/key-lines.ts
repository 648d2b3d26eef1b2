import { randomBytes } from 'node:crypto'

export const keyBytes = 32

export interface KeyVersion {
  readonly version: number
  readonly secret: Buffer
  /** Epoch milliseconds. A version is known before it is used, so that every process can read what another one writes. */
  readonly usedFrom: number
}

const keyLine = /^(\d{1,5}) ([0-9a-f]{64})(?: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z))?$/

/** One version per line, the newest last: `<version> <64 hex digits>` and, if it is not used from the start, a time. */
export const parseKeyLines = (lines: readonly string[], file: string): KeyVersion[] => {
  const versions = lines.map(line => {
    const [, version, secret, time] = keyLine.exec(line) ?? []
    if (!version || !secret)
      throw new Error(`${file} holds a line that is not "<version> <64 hex digits>" with or without a time`)
    return {
      version: Number(version),
      secret: Buffer.from(secret, 'hex'),
      usedFrom: time === undefined ? 0 : Date.parse(time),
    }
  })
  if (versions.some(({ version }, i) => i > 0 && version <= versions[i - 1]!.version))
    throw new Error(`${file} does not list its versions in ascending order`)
  return versions
}

export const formatKeyLine = ({ version, secret, usedFrom }: KeyVersion): string => {
  const time = usedFrom === 0 ? '' : ` ${new Date(usedFrom).toISOString()}`
  return `${version} ${secret.toString('hex')}${time}\n`
}

export const createKeyVersion = (version: number, usedFrom = 0): KeyVersion => ({
  version,
  secret: randomBytes(keyBytes),
  usedFrom,
})

/** The version for new values. Before the first one is in use, it is the oldest. */
export const pickNewest = (versions: readonly KeyVersion[], now: number): KeyVersion | undefined =>
  versions.findLast(({ usedFrom }) => usedFrom <= now) ?? versions[0]
