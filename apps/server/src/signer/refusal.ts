export class SignerRefusal extends Error {
  override name = 'SignerRefusal'
}
