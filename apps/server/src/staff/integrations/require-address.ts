import { isIP } from 'node:net'
import { isLoopback } from '#platform/network/loopback.ts'
import { isPublicAddress } from '#providers/public-address.ts'
import { CommandRefused } from '../act.ts'

const maxLength = 2048

/** Refuses an address that the platform must not call. The call itself checks the addresses behind the name again. */
export const requirePublicAddress = (address: string, allowPrivate: boolean): void => {
  const refuse = (why: string) => new CommandRefused(`${address} ${why}`)
  if (address.length > maxLength || !URL.canParse(address)) throw refuse('is not an address')
  const { protocol, hostname, username, password, hash } = new URL(address)
  if (username !== '' || password !== '' || hash !== '') throw refuse('has a user or a fragment')
  const host = hostname.replace(/^\[|\]$/g, '')
  if (allowPrivate && isLoopback(host)) return
  if (protocol !== 'https:') throw refuse('is not an https address')
  const isPrivate = isIP(host) > 0 ? !isPublicAddress(host) : !host.includes('.') || isLoopback(host)
  if (isPrivate && !allowPrivate) throw refuse('is not an address of the public internet')
}
