import { BadConfiguration } from './bad-configuration.ts'

export const readPort = (text: string): number => {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new BadConfiguration(`not a port: ${text}`)
  return port
}
