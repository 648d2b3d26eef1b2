/** What was said or sent in confidence, and what it is. */
export interface Secret {
  readonly what: string
  readonly value: string
}

/** Base64 of a value as it stands inside a longer text: one spelling for each place it can begin at. */
const insideBase64 = (value: string): string[] =>
  [0, 1, 2].map(before => {
    const text = Buffer.concat([Buffer.alloc(before), Buffer.from(value)]).toString('base64')
    const firstWhole = before === 0 ? 0 : 4
    return text.slice(firstWhole, text.length - 4)
  })

const spellings = (value: string): string[] => [
  value,
  Buffer.from(value).toString('hex'),
  ...insideBase64(value),
]

/** Which secrets a text gives away: as they are in any case, in hexadecimal or in Base64. */
export const findSecrets = (text: string, secrets: readonly Secret[]): string[] => {
  const small = text.toLowerCase()
  const isIn = (spelling: string): boolean =>
    text.includes(spelling) || small.includes(spelling.toLowerCase())
  return secrets.flatMap(({ what, value }) => (spellings(value).some(isIn) ? [`${what}: ${value}`] : []))
}
