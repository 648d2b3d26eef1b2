/** Written by the server before the script of the worker. */
export interface Shell {
  /** Changes with every release and every change of the offline page. */
  readonly version: string
  readonly siteName: string
  /** The files of the first load. Their names contain a hash, so a cached one is never old. */
  readonly assets: readonly string[]
  /** Address of the offline page in the player's language. */
  readonly offline: string
}

const prefix = 'shell-'

export const cacheName = ({ version }: Shell): string => `${prefix}${version}`

/** The caches of earlier releases. */
export const findOldCaches = (names: readonly string[], shell: Shell): string[] =>
  names.filter(name => name.startsWith(prefix) && name !== cacheName(shell))
