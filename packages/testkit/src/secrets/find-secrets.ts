/** What was said or sent in confidence, and what it is. */
export interface Secret {
  readonly what: string
  readonly value: string
}

const bitsOfByte = 8
const bitsOfLetter = 6

/** Base64 of a value inside a longer text: for each place it can begin at, the letters that no neighbour changes. */
const insideBase64 = (value: string): string[] =>
  [0, 1, 2].map(before => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(value)])
    const first = Math.ceil((before * bitsOfByte) / bitsOfLetter)
    const end = Math.floor((bytes.length * bitsOfByte) / bitsOfLetter)
    return bytes.toString('base64').slice(first, end)
  })

/** Which secrets a text gives away: as they are or in hexadecimal, in any case, or in Base64. */
export const findSecrets = (text: string, secrets: readonly Secret[]): string[] => {
  const small = text.toLowerCase()
  const isIn = (value: string): boolean =>
    small.includes(value.toLowerCase()) ||
    small.includes(Buffer.from(value).toString('hex')) ||
    insideBase64(value).some(letters => text.includes(letters))
  return secrets.flatMap(({ what, value }) => (isIn(value) ? [`${what}: ${value}`] : []))
}
