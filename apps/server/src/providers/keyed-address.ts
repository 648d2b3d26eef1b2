/** Splits `https://key@host/path` into the address and the key. */
export const splitKeyedAddress = (url: string): { readonly address: URL; readonly key: string } => {
  const address = new URL(url)
  const key = decodeURIComponent(address.username)
  address.username = ''
  return { address, key }
}
