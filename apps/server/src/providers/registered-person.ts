/** What registers need to recognise a person. */
export interface RegisteredPerson {
  readonly firstName: string
  readonly lastName: string
  /** 1990-12-31 */
  readonly birthdate: string
  readonly email: string
  readonly postCode: string
  readonly phone: string | undefined
}
