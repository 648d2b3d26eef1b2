export { storeCodeRequest } from './code-requests.ts'
export { signIn, openSession } from './sign-in.ts'
export { forgetDevice, rememberOrigin } from './known-origins.ts'
export { openOrigin, getOrigin, sealOrigin } from './origin.ts'
export { exchangeCode, findPlayerByIdentity, subjectDigest } from './external-identity.ts'
export {
  findIdentityProvider,
  setIdentityProvider,
  setWhitelabelPartner,
  findWhitelabelPartner,
} from './partners.ts'
export { hasSecondFactor, hasTotp, deleteSecondFactors } from './queries/second-factors.ts'
export { deleteSecondStep, readSecondStep, setChallenge, countTry } from './second-step.ts'
