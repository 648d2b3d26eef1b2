export class RequestRefused extends Error {
  override name = 'SignerRefusal'
}
