import { createMembers } from '#operator/members.ts'
import { isLoopback } from '#platform/network/loopback.ts'
import type { Check } from '../check.ts'
import { fail, failInProduction, ok, warn } from '../finding.ts'

/** `member.hosts` has names without scheme, port and path. */
const isHost = (host: string): boolean =>
  URL.canParse(`https://${host}`) && new URL(`https://${host}`).host === host

/** Mail links, identity providers and origin checks depend on it. */
export const checkSiteAddress: Check = async ({ config, database }) => {
  const address = config.siteAddress
  const example = address.replaceAll('{host}', 'site.example')
  if (!URL.canParse(example))
    return fail(`FAIRGROUND_SITE_ADDRESS is not an address: ${address}. Write https://{host}.`)
  const { protocol, hostname, pathname } = new URL(example)
  if (pathname !== '/' || !address.includes('{host}'))
    return fail(`FAIRGROUND_SITE_ADDRESS needs {host} and no path: ${address}. Write https://{host}.`)
  const members = await createMembers(database.db).all()
  if (members.length === 0) return warn('there is no operator yet. Create the first one.')
  const wrong = members.filter(({ hosts }) => hosts.length === 0 || !hosts.every(isHost))
  if (wrong.length > 0)
    return fail(
      `operators without a usable host: ${wrong.map(({ code }) => code).join(', ')}. List host names without scheme and port in member.hosts.`,
    )
  if (protocol !== 'https:' || isLoopback(hostname))
    return failInProduction(config, `links of mails start with ${protocol}//. Write https://{host}.`)
  return ok(`${members.length} operators have hosts`)
}
