import { useState } from 'react'
import { toPath } from '#core/pages.ts'
import type { OpenedLink } from '#core/session/opened-link.ts'

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/** Reads the link. Tokens are after the #, which browsers send to no server. */
export const readLink = ({ pathname, search, hash }: Address): OpenedLink | undefined => {
  if (pathname === '/oidc') return { kind: 'oidc', query: search.slice(1) }
  const parameters = new URLSearchParams(hash.slice(1))
  const token = parameters.get('enrol')
  if (token) return { kind: 'invitation', token }
  const code = parameters.get('device')
  return code ? { kind: 'device', code } : undefined
}

/** The page of a link to a vote, which programs write as #vote=1042/7. */
export const readVotePath = ({ hash }: Pick<Address, 'hash'>): string | undefined => {
  const [, memberId, proposalId] = /^#vote=([0-9]{1,10})\/([0-9]{1,10})$/.exec(hash) ?? []
  return memberId === undefined || proposalId === undefined
    ? undefined
    : toPath(Number(memberId), 'proposals', proposalId)
}

let opened: OpenedLink | undefined

/** Takes the link out of the address before the router reads it: a token must not stay in the history of the browser. */
export const takeLink = (): void => {
  opened = readLink(location)
  const path = readVotePath(location) ?? (opened && '/')
  if (path !== undefined) history.replaceState(null, '', path)
}

/** The link with which the page was opened, until its work is done. */
export const useOpenedLink = (): readonly [OpenedLink | undefined, () => void] => {
  const [link, setLink] = useState(opened)
  return [link, () => setLink(undefined)]
}
