/** A confidential value and a label for reports. */
export interface Secret {
  readonly label: string
  readonly value: string
}

const bitsPerByte = 8
const bitsPerCharacter = 6

/** The Base64 characters of a value inside longer data that do not depend on its neighbours, for each byte alignment. */
const base64Fragments = (value: string): string[] =>
  [0, 1, 2].map(before => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(value)])
    const first = Math.ceil((before * bitsPerByte) / bitsPerCharacter)
    const end = Math.floor((bytes.length * bitsPerByte) / bitsPerCharacter)
    return bytes.toString('base64').slice(first, end)
  })

/** Lists the secrets that a text contains in clear text, hexadecimal or Base64. Clear text and hex ignore case. */
export const findSecrets = (text: string, secrets: readonly Secret[]): string[] => {
  const lowerCaseText = text.toLowerCase()
  const isExposed = (value: string): boolean =>
    lowerCaseText.includes(value.toLowerCase()) ||
    lowerCaseText.includes(Buffer.from(value).toString('hex')) ||
    base64Fragments(value).some(fragment => text.includes(fragment))
  return secrets.flatMap(({ label, value }) => (isExposed(value) ? [`${label}: ${value}`] : []))
}
